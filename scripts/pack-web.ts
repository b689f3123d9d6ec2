import { constants, setPriority } from 'node:os';
import { packWeb } from './build-web.ts';

setPriority(constants.priority.PRIORITY_LOW);
await packWeb();
