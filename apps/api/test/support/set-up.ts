import { afterAll } from 'vitest';
import { cleanUp } from './cleanup.ts';

// Here, because this is run for each file, while the files share what they import.
afterAll(cleanUp);
