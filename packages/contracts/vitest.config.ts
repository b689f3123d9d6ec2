import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'contracts', testTimeout: 120_000 } });
