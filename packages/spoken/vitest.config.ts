import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'spoken', testTimeout: 120_000 } });
