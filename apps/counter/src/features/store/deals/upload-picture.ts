import { counterWire } from '../../../config/counter-config.ts';
import { callPerson } from '../../../lib/person-api.ts';
import { smallerPhoto } from './smaller-photo.ts';

export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp';
/** On a slow connection. */
const UPLOAD_MS = 60_000;

/** Where a photo of a store lies from now on. */
export async function uploadPicture(storeId: string, file: File): Promise<string> {
  const body = new FormData();
  body.append('picture', await smallerPhoto(file), 'photo.jpg');
  const asked = { method: 'POST', body, timeoutMs: UPLOAD_MS } as const;
  return (await callPerson<{ image: string }>(counterWire.things(storeId, 'pictures'), asked))
    .image;
}
