import { buildWebIfChanged } from './build-web.ts';

await buildWebIfChanged();
console.log('The web app is built; npm start serves it');
