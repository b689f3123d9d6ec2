import type { PictureStore } from './picture-store.ts';
import type { S3Config } from '../provider-config.ts';
import { signedForS3 } from './sign-s3.ts';

const TIMEOUT_MS = 10_000;
const NOTHING = new Uint8Array();

/** Storage that speaks S3: AWS, MinIO, Cloudflare R2, Ceph and others, by addresses with the bucket in their path. */
export function createS3Pictures({ endpoint, bucket, ...keys }: S3Config): PictureStore {
  async function ask(method: string, file: string, body: Uint8Array = NOTHING) {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/pictures/${file}`);
    const response = await fetch(url, {
      method,
      headers: {
        ...signedForS3({ method, url, body, at: new Date() }, keys),
        ...(method === 'PUT' && { 'content-type': 'image/jpeg' }),
      },
      ...(method === 'PUT' && { body: Uint8Array.from(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = new Uint8Array(await response.arrayBuffer());
    if (response.ok) return answer;
    if (response.status === 404) return null;
    // What it says may name keys.
    throw new Error(`the storage of pictures answered ${response.status}`);
  }

  return {
    async put(file, bytes) {
      if (!(await ask('PUT', file, bytes))) throw new Error('the storage has no such bucket');
    },
    get: (file) => ask('GET', file),
    async remove(file) {
      await ask('DELETE', file);
    },
  };
}
