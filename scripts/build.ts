import { buildWebIfChanged } from './build-web.ts';

await buildWebIfChanged();
console.log('The web apps are built; npm start serves them');
