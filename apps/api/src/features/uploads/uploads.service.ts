import { createHash } from 'node:crypto';
import {
  MOST_PICTURE_PIXELS,
  PICTURES_PER_DAY,
  pictureMessages,
} from '@baeon/contracts/counter/store-deals';
import type { Db } from '../../db/client.ts';
import type { PictureStore } from '../../gateways/picture-store/picture-store.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { createPictureMaker, unreadablePicture } from './make-picture.ts';
import { readPictureHead } from './picture-head.ts';
import {
  countPicturesOf,
  forgetUnusedPicture,
  listUnusedPictures,
  lockPicture,
  notePicture,
} from './uploads.repo.ts';

type Dependencies = { db: Db; clock: Clock; store: PictureStore };

export type Uploads = ReturnType<typeof createUploads>;

const DAY = 86_400_000;
const AT_ONCE = 100;
const MEGA = 1_000_000;

export const OWN_PICTURES = '/pictures/own/';
const FILE = /^([0-9a-f]{40})(?:-small)?\.jpg$/;

const filesOf = (name: string) => ({ large: `${name}.jpg`, small: `${name}-small.jpg` });

/** What a picture is called, by the address that deals name. */
export function uploadedName(address: string): string | null {
  const file = address.startsWith(OWN_PICTURES) ? address.slice(OWN_PICTURES.length) : '';
  const name = FILE.exec(file)?.[1];
  return name !== undefined && filesOf(name).large === file ? name : null;
}

/** Pictures that stores bring: read, made small, stripped of what else is in them, and stored under what they show. */
export function createUploads({ db, clock, store }: Dependencies) {
  const makePicture = createPictureMaker();

  return {
    async add(storeId: string, bytes: Uint8Array): Promise<string> {
      const head = readPictureHead(bytes);
      if (!head) {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', pictureMessages.notAPicture);
      }
      if (head.width === 0 || head.height === 0) throw unreadablePicture();
      if (head.width * head.height > MOST_PICTURE_PIXELS) {
        const most = MOST_PICTURE_PIXELS / MEGA;
        throw new AppError('INVALID_INPUT', `That is too large: at most ${most} megapixels.`);
      }
      const now = clock.now();
      const today = await countPicturesOf(db, storeId, new Date(now.getTime() - DAY));
      if (today >= PICTURES_PER_DAY) {
        const msg = `A store brings at most ${PICTURES_PER_DAY} pictures a day.`;
        throw new AppError('TOO_MANY_REQUESTS', msg);
      }
      const made = await makePicture(bytes, head.kind);
      const name = createHash('sha256').update(made.large).digest('hex').slice(0, 40);
      const { large, small } = filesOf(name);
      await db.transaction(async (tx) => {
        await lockPicture(tx, name);
        await store.put(large, made.large);
        await store.put(small, made.small);
        await notePicture(tx, name, storeId, now);
      });
      return OWN_PICTURES + large;
    },

    find: (file: string): Promise<Uint8Array | null> =>
      FILE.test(file) ? store.get(file) : Promise.resolve(null),

    /** Removes what nothing has shown for a day, by what nobody can bring it back meanwhile. */
    async sweep(now: Date): Promise<void> {
      const old = { prefix: OWN_PICTURES, before: new Date(now.getTime() - DAY) };
      for (;;) {
        const names = await listUnusedPictures(db, { ...old, atMost: AT_ONCE });
        for (const name of names) {
          await db.transaction(async (tx) => {
            await lockPicture(tx, name);
            if (!(await forgetUnusedPicture(tx, name, old))) return;
            const { large, small } = filesOf(name);
            await store.remove(large);
            await store.remove(small);
          });
        }
        if (names.length < AT_ONCE) return;
      }
    },
  };
}
