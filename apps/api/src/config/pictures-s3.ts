import type { S3Config } from '../gateways/provider-config.ts';
import type { Env } from './env.ts';

/** Null: in the data folder. What is missing beside the first is told of before. */
export function toPicturesS3(env: Env): S3Config | null {
  if (env.PICTURES_S3_ENDPOINT === undefined) return null;
  return {
    endpoint: env.PICTURES_S3_ENDPOINT,
    bucket: env.PICTURES_S3_BUCKET!,
    region: env.PICTURES_S3_REGION,
    accessKeyId: env.PICTURES_S3_ACCESS_KEY_ID!,
    secretAccessKey: env.PICTURES_S3_SECRET_ACCESS_KEY!,
  };
}
