import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPictureHead } from '../../src/features/uploads/picture-head.ts';
import { createUploads } from '../../src/features/uploads/uploads.service.ts';
import { createFolderPictures } from '../../src/gateways/picture-store/folder.ts';
import { addStore } from '../support/campaigns.ts';
import { atEnd } from '../support/cleanup.ts';
import { addAtStore } from '../support/counter.ts';
import { refusalOf } from '../support/coupon-holders.ts';
import { listenOnLoopback } from '../support/http-server.ts';
import { dealsOf, emptyForm, sendPicture } from '../support/store-deals.ts';
import { DAY, HOUR, startTestApi, type TestApi } from '../support/test-api.ts';

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baeon-pictures-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A picture of one colour, with a text of somebody's beside it. */
function png(width: number, height: number, colour = [47, 111, 237], claims = { width, height }) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claims.width);
  head.writeUInt32BE(claims.height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('Comment\0taken at 12.9352, 77.6245')),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same as a photo that says where it was taken, and that the camera was held upright. */
function withExif(jpeg: Buffer): Buffer {
  const exif = Buffer.from(
    '45786966000049492a000800000001001201030001000000060000000000000047505320313220393335',
    'hex',
  );
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** What the smallest of other formats begin with. */
const others: [string, Buffer][] = [
  ['a HEIC', Buffer.from('00000018667479706865696300000000', 'hex')],
  ['an AVIF', Buffer.from('0000001c667479706176696600000000', 'hex')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a moving WebP',
    Buffer.from(`524946462400000057454250565038580a00000002${'00'.repeat(20)}`, 'hex'),
  ],
  ['half a PNG', png(4, 4).subarray(0, 18)],
];

describe('a picture that an owner brings', () => {
  let api: TestApi;
  let storeId: string;
  let owner: Awaited<ReturnType<typeof addAtStore>>;
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder();
    api = await startTestApi({ env: { DATA_DIR: folder } });
    storeId = await addStore(api);
    owner = await addAtStore(api, storeId, 'owner');
  });
  const send = (bytes: Uint8Array, name?: string) =>
    sendPicture(api, storeId, owner.headers, bytes, name);
  const sent = async (bytes: Uint8Array): Promise<string> => {
    const { status, body } = await send(bytes);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.result.image;
  };
  const fetched = async (address: string) => (await api.app.inject(address)).rawPayload;
  const stored = async () =>
    (await readdir(join(folder, 'pictures'), { recursive: true })).filter((file) =>
      file.endsWith('.jpg'),
    );

  it('is stored as a JPEG for deals and one for cards, by its content, with nothing else in it', async () => {
    const address = await sent(png(1600, 900));
    const answer = await api.app.inject(address);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const name = createHash('sha256').update(answer.rawPayload).digest('hex').slice(0, 40);
    expect(address).toBe(`/pictures/own/${name}.jpg`);
    expect(readPictureHead(answer.rawPayload)).toEqual({ kind: 'jpeg', width: 1280, height: 720 });
    expect(answer.rawPayload.includes('12.9352')).toBe(false);
    const small = await fetched(address.replace('.jpg', '-small.jpg'));
    expect(readPictureHead(small)).toMatchObject({ height: 336 });
    // The same once more is the same.
    const before = (await stored()).length;
    expect(await sent(png(1600, 900))).toBe(address);
    expect((await stored()).length).toBe(before);
  });

  it('is turned as the camera was held, and no place stays in it', async () => {
    const plain = await fetched(await sent(png(60, 20, [200, 30, 30])));
    const photo = withExif(plain);
    expect(photo.includes('GPS')).toBe(true);
    const turned = await fetched(await sent(photo));
    expect(readPictureHead(turned)).toEqual({ kind: 'jpeg', width: 20, height: 60 });
    expect(turned.includes('Exif') || turned.includes('GPS')).toBe(false);
  });

  it('may be a WebP', async () => {
    const webp = Buffer.from(
      'UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoEAAQAAgA0JaQAA3AA/vuUAAD++rP/93FqexP+VAAA',
      'base64',
    );
    expect(readPictureHead(webp)).toEqual({ kind: 'webp', width: 4, height: 4 });
    expect(readPictureHead(await fetched(await sent(webp)))).toMatchObject({ width: 4 });
  });

  it.each(others)('is refused where it is %s, whatever it is called', async (_, bytes) => {
    expect(refusalOf(await send(bytes, 'photo.jpg'))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Please choose a JPEG, PNG or WebP picture.',
    ]);
  });

  it('is refused by its measures before it is decoded, and by its bytes before they are read', async () => {
    const bomb = png(8, 8, [0, 0, 0], { width: 60_000, height: 60_000 });
    expect(refusalOf(await send(bomb))).toEqual([
      400,
      'INVALID_INPUT',
      'That is too large: at most 24 megapixels.',
    ]);
    expect((await send(Buffer.alloc(8 * 1024 * 1024 + 1, 1))).status).toBe(413);
    expect((await send(Buffer.alloc(0))).status).toBe(400);
    const broken = png(40, 40);
    broken.fill(7, 90);
    expect(refusalOf(await send(broken))[2]).toBe(
      'This picture cannot be read. Please choose another one.',
    );
  });

  it('holds nobody up while it is made', async () => {
    let isMade = false;
    const making = send(png(4000, 4000)).finally(() => (isMade = true));
    for (let asked = 0; asked < 10; asked++) await api.get('/api/health');
    expect(isMade).toBe(false);
    expect((await making).status).toBe(200);
  });

  it('is an owner’s to bring, some of them in a day', async () => {
    const staff = await addAtStore(api, storeId, 'staff');
    expect((await sendPicture(api, storeId, staff.headers, png(2, 2))).status).toBe(403);
    const busy = await addStore(api);
    const { headers } = await addAtStore(api, busy, 'owner');
    await api.sql(
      `insert into uploaded_pictures (name, store_id, at)
       select lpad(n::text, 40, '0'), $1, $2 from generate_series(1, 60) n`,
      [busy, api.clock.now()],
    );
    const refused = await sendPicture(api, busy, headers, png(2, 2));
    expect(refusalOf(refused)).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      'A store brings at most 60 pictures a day.',
    ]);
    api.clock.advance(DAY + HOUR);
    expect((await sendPicture(api, busy, headers, png(2, 2))).status).toBe(200);
  });

  it('goes once nothing shows it for a day', async () => {
    const deals = dealsOf(api, storeId, owner.headers);
    const [shown, drafted, unused] = [
      await sent(png(30, 10)),
      await sent(png(31, 10)),
      await sent(png(32, 10)),
    ];
    const ends_on = '2026-11-30';
    const made = await deals.make({ image: shown, starts_on: '2026-11-18', ends_on });
    expect(made.status).toBe(200);
    await deals.ask('PUT', `drafts/${storeId}`, { ...emptyForm, image: drafted });
    const uploads = createUploads({
      db: api.context.database.db,
      clock: api.clock,
      store: createFolderPictures(join(folder, 'pictures')),
    });
    const statuses = () =>
      Promise.all(
        [shown, drafted, unused].map(async (each) => (await api.app.inject(each)).statusCode),
      );
    await uploads.sweep(api.clock.now());
    expect(await statuses()).toEqual([200, 200, 200]);
    api.clock.advance(DAY + HOUR);
    await uploads.sweep(api.clock.now());
    expect(await statuses()).toEqual([200, 200, 404]);
    expect(await api.sql('select from uploaded_pictures where name = $1', [unused.slice(14, 54)])) //
      .toEqual([]);
    const late = await deals.make({ image: unused, starts_on: '2026-11-18', ends_on });
    expect(refusalOf(late)[2]).toBe('This picture is not here any more. Please choose it again.');
  });
});

/** Storage that takes nothing whose signature it does not come to itself, from what it was sent. */
async function startStorage(secret: string) {
  const files = new Map<string, Buffer>();
  const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const piece of request) chunks.push(piece as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '', url = '', headers } = request;
    const [, scope = '', names = '', signature] =
      /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
        headers.authorization ?? '',
      ) ?? [];
    const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
    const canonical = [method, url, '', lines.join(''), names, hash(body)].join('\n');
    const [day = '', region = '', service = '', end = ''] = scope.split('/');
    const moment = String(headers['x-amz-date']);
    const toSign = ['AWS4-HMAC-SHA256', moment, scope, hash(canonical)].join('\n');
    const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), end);
    const isSigned =
      signature === hmac(key, toSign).toString('hex') &&
      headers['x-amz-content-sha256'] === hash(body) &&
      names.includes('host') &&
      moment.startsWith(day);
    if (!isSigned) return response.writeHead(403).end('<Error/>');
    if (method === 'PUT') files.set(url, body);
    if (method === 'DELETE') files.delete(url);
    const found = files.get(url);
    if (method === 'GET' && !found) return response.writeHead(404).end('<Error/>');
    return response.writeHead(200).end(method === 'GET' ? found : '');
  });
  return { files, ...(await listenOnLoopback(server)) };
}

describe('storage that speaks S3', () => {
  const secret = 'a secret of the storage'.replaceAll(' ', '-');
  const envOf = (endpoint: string) => ({
    PICTURES_S3_ENDPOINT: endpoint,
    PICTURES_S3_BUCKET: 'shop-pictures',
    PICTURES_S3_REGION: 'ap-south-1',
    PICTURES_S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    PICTURES_S3_SECRET_ACCESS_KEY: secret,
  });

  it('keeps pictures for all machines, and every request to it is signed', async () => {
    const storage = await startStorage(secret);
    const api = await startTestApi({ env: envOf(storage.origin), withoutWorkers: true });
    const storeId = await addStore(api);
    const { headers } = await addAtStore(api, storeId, 'owner');
    const { body } = await sendPicture(api, storeId, headers, png(40, 30));
    const { image } = body.result;
    expect([...storage.files.keys()].toSorted()).toEqual(
      [image.replace('.jpg', '-small.jpg'), image].map((address: string) =>
        address.replace('/pictures/own/', '/shop-pictures/pictures/'),
      ),
    );
    const answer = await api.app.inject(image);
    expect(readPictureHead(answer.rawPayload)).toEqual({ kind: 'jpeg', width: 40, height: 30 });
    expect((await api.app.inject(`/pictures/own/${'b'.repeat(40)}.jpg`)).statusCode).toBe(404);
  });

  it('that does not take a picture loses none silently', async () => {
    const storage = await startStorage('another secret');
    const api = await startTestApi({ env: envOf(storage.origin), withoutWorkers: true });
    const storeId = await addStore(api);
    const { headers } = await addAtStore(api, storeId, 'owner');
    const answer = await sendPicture(api, storeId, headers, png(40, 30));
    expect([answer.status, answer.body.result.code]).toEqual([500, 'INTERNAL']);
    expect(await api.sql('select from uploaded_pictures')).toEqual([]);
    expect(api.logged.join('')).not.toContain(secret);
  });
});
