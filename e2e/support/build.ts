import { buildWebIfChanged } from '../../scripts/build-web.ts';

/** Once, before the workers' servers start: two builds at a time would be in each other's way. */
export default buildWebIfChanged;
