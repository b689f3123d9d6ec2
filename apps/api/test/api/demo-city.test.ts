import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loadPictures } from '../../src/demo-city.ts';
import { startTestApi } from '../support/test-api.ts';

/** What Node says where the package is not installed. */
async function missingPackage(): Promise<Error> {
  const script =
    "import('@baeon/demo-city/pictures')" +
    '.catch(({ code, message }) => console.log(JSON.stringify({ code, message })))';
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    cwd: tmpdir(),
  });
  const { code, message } = JSON.parse(stdout);
  return Object.assign(new Error(message), { code });
}

describe('without the package of the demo city', () => {
  it('the API serves one neutral picture for everything', async () => {
    const missing = await missingPackage();
    const drawnPictures = await loadPictures(() => Promise.reject(missing));
    const api = await startTestApi({ withoutWorkers: true, overrides: { drawnPictures } });
    const { body } = await api.get('/api/auth/get-intrests');
    const icons: string[] = body.result.interests.map(({ icon }: { icon: string }) => icon);
    const store = { name: 'Blue Lantern', category: 'Food & Drink/Cafes', placeId: 'place' };
    const product = { title: 'Sofa', category: 'x', productType: null, attributes: {} };
    const addresses = [
      ...icons,
      drawnPictures.logo(store),
      drawnPictures.banner(store),
      drawnPictures.deal('20% off', store),
      drawnPictures.product(product),
    ];
    expect(icons.length).toBeGreaterThan(0);
    expect(new Set(addresses)).toEqual(new Set(['/pictures/v1/none.svg']));

    const { statusCode, headers, payload } = await api.app.inject('/pictures/v1/none.svg');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(payload).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*<\/svg>$/);
    expect((await api.app.inject('/pictures/v1/product/sofa/blue/sand.svg')).statusCode).toBe(404);
  });

  it('the API does not start where the package is there and broken', async () => {
    const broken = new Error("Cannot find package 'other' imported from @baeon/demo-city");
    const failing = loadPictures(() =>
      Promise.reject(Object.assign(broken, { code: 'ERR_MODULE_NOT_FOUND' })),
    );
    await expect(failing).rejects.toBe(broken);
    const syntax = new SyntaxError('in the package');
    await expect(loadPictures(() => Promise.reject(syntax))).rejects.toBe(syntax);
  });
});

it('with it the neutral picture is there too', async () => {
  const api = await startTestApi({ withoutWorkers: true });
  expect((await api.app.inject('/pictures/v1/none.svg')).statusCode).toBe(200);
});
