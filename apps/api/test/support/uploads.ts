import { IMPORT_PART_BYTES } from '@baeon/contracts/counter/imports';
import type { ImportRun } from '@baeon/contracts/counter/imports-wire';
import { call, type Headers } from './counter.ts';
import { eventually } from './eventually.ts';
import type { TestApi } from './test-api.ts';

export type Upload = { kind: string; file_name: string; text: string; dry_run?: boolean };

export const addPart = (api: TestApi, headers: Headers, id: string, nth: number, bytes: Buffer) =>
  api.app.inject({
    method: 'PUT',
    url: `/api/counter/imports/${id}/parts/${nth}`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });

/** Announces a file and sends its parts; gives the id. */
export async function uploadFile(api: TestApi, headers: Headers, upload: Upload): Promise<string> {
  const { kind, file_name, text, dry_run = false } = upload;
  const content = Buffer.from(text);
  const announced = { kind, file_name, bytes: content.length, dry_run };
  const { body } = await call(api, 'POST', '/imports', headers, announced);
  for (let nth = 0; nth * IMPORT_PART_BYTES < content.length; nth++) {
    const part = content.subarray(nth * IMPORT_PART_BYTES, (nth + 1) * IMPORT_PART_BYTES);
    const { statusCode, body: answer } = await addPart(api, headers, body.result.id, nth, part);
    if (statusCode !== 200) throw new Error(answer);
  }
  return body.result.id;
}

export const startImport = (api: TestApi, headers: Headers, id: string) =>
  call(api, 'POST', `/imports/${id}/start`, headers);

export const importSettled = (api: TestApi, headers: Headers, id: string): Promise<ImportRun> =>
  eventually(async () => {
    const { body } = await call(api, 'GET', `/imports/${id}`, headers);
    return ['done', 'failed'].includes(body.result.state) && body.result;
  });

/** The whole of it; what came of it. */
export async function importUpload(api: TestApi, headers: Headers, upload: Upload) {
  const id = await uploadFile(api, headers, upload);
  const { status, body } = await startImport(api, headers, id);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return importSettled(api, headers, id);
}

export const exportOf = async (api: TestApi, headers: Headers, kind: string): Promise<string> =>
  (await call(api, 'GET', `/exports/${kind}/csv`, headers)).body.result;
