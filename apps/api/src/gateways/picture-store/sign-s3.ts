import { createHash, createHmac } from 'node:crypto';

import type { S3Config } from '../provider-config.ts';

type S3Keys = Pick<S3Config, 'region' | 'accessKeyId' | 'secretAccessKey'>;
type Asked = { method: string; url: URL; body: Uint8Array; at: Date };

const hashOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');
const keyed = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** What AWS calls Signature Version 4, for an address without a query: the headers that say who asks. */
export function signedForS3(
  { method, url, body, at }: Asked,
  { region, accessKeyId, secretAccessKey }: S3Keys,
): Record<string, string> {
  const moment = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const headers = {
    host: url.host,
    'x-amz-content-sha256': hashOf(body),
    'x-amz-date': moment,
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const request = [
    method,
    url.pathname,
    '',
    lines.join(''),
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, hashOf(request)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    keyed,
    keyed(keyed(`AWS4${secretAccessKey}`, day), region),
  );
  const signature = keyed(key, toSign).toString('hex');
  const { host: _, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
