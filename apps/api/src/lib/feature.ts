import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** What a feature gives to the app, beside what other features use of it. */
export type FeatureParts = {
  routes?: FeatureRoutes[];
  /** Begins what its answers need. */
  start?(): Promise<void>;
  /** Takes jobs from here on, where the process does that at all. */
  work?(): Promise<void>;
  /** Lets work in hand end, before the connections close. */
  close?(): Promise<void>;
};

export type FeatureRoutes = { prefix: string; plugin: FastifyPluginAsyncZod };

export const API_PREFIX = '/api';
