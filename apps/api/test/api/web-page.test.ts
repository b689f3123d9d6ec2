import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../../src/db/client.ts';
import { readPages } from '../../src/features/pages/read-pages.ts';
import { appPageTexts } from '../../src/lib/app-page-texts.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { DAY, startTestApi, type TestApi } from '../support/test-api.ts';

const PICTURE = '/pictures/v1/banner/cafe/cobalt/front.svg';

const ORIGIN = 'https://deals.example';
const WEB = join(import.meta.dirname, '../../../web');

/** An operator's own, with what is to stay a text. */
const TERMS = `# Our {terms} & "more"

Read **[this](https://law.example/?a=1&b=2)** first,
then call [us](tel:+918012345678).

## One thing
1. First
2. Second **bold**
   and on

- Other

## One thing
### Named {#here}
$& %ABOUT% & 'end'
`;

let api: TestApi;
let webFolder: string;
let pagesDir: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'baeon-page-'));
  await writeFile(
    join(webFolder, 'index.html'),
    '<html lang="en"><head><title>x</title><meta name="description" content="x">' +
      '<link rel="manifest" href="/manifest.webmanifest"></head>' +
      `<noscript>%ABOUT%</noscript><p>${appPageTexts.en.needsScript}</p><div id="root"></div>`,
  );
  await copyFile(join(WEB, 'public/manifest.webmanifest'), join(webFolder, 'manifest.webmanifest'));
  await writeFile(
    join(webFolder, 'preloads.json'),
    JSON.stringify({
      '/login': ['/assets/login-1.js'],
      '/coupon': ['/assets/shell-1.js', '/assets/offers-1.js'],
      '/coupon/:id': ['/assets/shell-1.js', '/assets/offer-1.js'],
    }),
  );
  pagesDir = await mkdtemp(join(tmpdir(), 'baeon-texts-'));
  await writeFile(join(pagesDir, 'terms.md'), TERMS);
  api = await startTestApi({
    webFolder,
    env: {
      PUBLIC_URL: ORIGIN,
      BRAND_NAME: 'Baeon',
      PAGES_DIR: pagesDir,
      SUPPORT_CONTACT: '+91 80 1234 5678',
    },
  });
});
afterAll(async () => {
  await rm(webFolder, { recursive: true });
  await rm(pagesDir, { recursive: true });
});

const raw = (url: string, accepted = 'identity') =>
  api.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } });

async function preloaded(url: string): Promise<string[]> {
  const { body } = await raw(url);
  return [
    ...body.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)">/g),
  ].map(([, file]) => file!);
}

describe('the page names the scripts of its screen', () => {
  it.each([
    ['/login', ['/assets/login-1.js']],
    ['/login/', ['/assets/login-1.js']],
    ['/coupon?store_id=5', ['/assets/shell-1.js', '/assets/offers-1.js']],
    ['/coupon/5?from_user=true', ['/assets/shell-1.js', '/assets/offer-1.js']],
    ['/', []],
    ['/coupon/5/6', []],
    ['/my-login', []],
  ])('%s', async (address, files) => {
    expect(await preloaded(address)).toEqual(files);
  });

  it('and the list of them is nobody else’s', async () => {
    expect((await raw('/preloads.json')).headers['content-type']).toContain('text/html');
  });
});

describe('answers travel packed', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each(['br', 'gzip'] as const)('as %s, and are the same', async (encoding) => {
    for (const path of ['/api/openapi.json', '/api/store-categories', PICTURE]) {
      const plain = await raw(path);
      expect(plain.statusCode).toBe(200);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const packed = await raw(path, encoding);
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['vary']).toContain('accept-encoding');
      expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
      expect(packed.headers['cache-control']).toBe(plain.headers['cache-control']);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(unpack[encoding](packed.rawPayload).toString()).toBe(plain.body);
    }
  });

  it('but not what fits in a packet', async () => {
    const { statusCode, headers } = await raw('/api/health', 'br');
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

/** As a crawler reads it, which runs no scripts. */
async function crawled(url: string, headersSent: Record<string, string> = {}) {
  const { statusCode, headers, body } = await api.app.inject({ url, headers: headersSent });
  const text = (escaped: string) =>
    escaped.replaceAll(/&#(\d+);/g, (_code, digits) => String.fromCodePoint(Number(digits)));
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(body) ?? [];
  const [, content = ''] = /<noscript>(.*?)<\/noscript>/s.exec(body) ?? [];
  const tags = [...body.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)" \/>/g)];
  return {
    status: statusCode,
    robots: headers['x-robots-tag'],
    title: text(title),
    tags: Object.fromEntries(tags.map(([, name, value]) => [name, text(value!)])),
    data: json === undefined ? null : (JSON.parse(json) as Record<string, any>),
    content: text(content.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).trim(),
    body,
  };
}

describe('a link says what it leads to, without any script', () => {
  let storeId: string;
  let dealId: string;
  beforeAll(async () => {
    storeId = await addStore(api, { name: 'Meena Sweets' });
    dealId = await addCampaign(api, { storeIds: [storeId], title: 'Masala dosa for ₹49' });
  });

  it('a deal with title, price, validity, store and picture', async () => {
    const page = await crawled(`/coupon/${dealId}?from_home=true`);
    expect(page).toMatchObject({ status: 200, robots: undefined });
    expect(page.title).toBe('Masala dosa for ₹49 at Meena Sweets · Baeon');
    expect(page.content).toBe(
      'Masala dosa for ₹49 ₹49 Valid till 30 Nov 2026 Meena Sweets , 80 Feet Road, ' +
        'Bengaluru 560034 Half the price',
    );
    const { tags, data } = page;
    expect(tags['description']).toMatch(/^₹49\. Valid till 30 Nov 2026\. Meena Sweets, 80 Feet/);
    expect(tags['og:url']).toBe(`${ORIGIN}/coupon/${dealId}`);
    expect(tags['og:image']).toBe(tags['twitter:image']);
    expect(data).toMatchObject({
      '@type': 'Offer',
      price: 49,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      validThrough: '2026-11-30T18:29:59.999Z',
      offeredBy: { '@type': 'Store', name: 'Meena Sweets', url: `${ORIGIN}/store/${storeId}` },
    });

    const picture = await raw(tags['og:image']!.replace(ORIGIN, ''));
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.headers['cache-control']).toContain('max-age');
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([
      1200, 630,
    ]);
  });

  it('a store', async () => {
    const page = await crawled(`/store/${storeId}`);
    expect(page.title).toBe('Meena Sweets, Bengaluru · Baeon');
    expect(page.content).toContain('80 Feet Road, Bengaluru 560034');
    expect(page.data).toMatchObject({ '@type': 'Store', name: 'Meena Sweets' });
    expect(page.tags['og:image']).toContain(`/pictures/previews/store/${storeId}.png?v=`);
  });

  it('and what a feed writes stays a text', async () => {
    const title = `</script></title><script>alert(1)</script> %ABOUT% $& "x" 'y' <!--`;
    const id = await addCampaign(api, { storeIds: [storeId], title, description: title });
    const { body, title: shown, data, tags, content } = await crawled(`/coupon/${id}`);
    expect(body).not.toContain('alert(1)</script>');
    expect(body).not.toContain('<!--');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(shown).toBe(`${title} at Meena Sweets · Baeon`);
    expect(tags['og:title']).toBe(`${title} at Meena Sweets`);
    expect(data).toMatchObject({ name: title, description: title });
    expect(content).toContain(title);
    const [, picture = ''] = tags['og:image']!.split(ORIGIN);
    expect((await raw(picture)).statusCode).toBe(200);
  });

  it('a changed deal says so at once', async () => {
    await crawled(`/coupon/${dealId}`);
    await api.sql('update campaigns set deals_left = 0 where id = $1', [dealId]);
    const page = await crawled(`/coupon/${dealId}`);
    expect(page.data).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(page.content).toContain('Sold out');
    await api.sql('update campaigns set deals_left = 5 where id = $1', [dealId]);
  });

  it.each([
    ['an id that nobody has', 404, '/coupon/00000000-0000-4000-8000-000000000000'],
    ['something that is no id', 404, '/store/meena'],
    ['a coupon in a wallet', 200, '/coupon/00000000-0000-4000-8000-000000000000?from_user=true'],
  ])('%s is answered by %i, and not to be listed', async (_what, status, address) => {
    const page = await crawled(address);
    expect(page).toMatchObject({ status, robots: 'noindex', title: 'x', content: '', data: null });
    expect(page.body).toContain('<div id="root">');
  });

  it('a deal that is over is gone, and a coupon that only friends pass on says nothing', async () => {
    const endsAt = new Date(api.clock.now().getTime() - DAY);
    const over = await addCampaign(api, { storeIds: [storeId], title: 'Over', endsAt });
    expect(await crawled(`/coupon/${over}`)).toMatchObject({
      status: 410,
      robots: 'noindex',
      title: 'Over at Meena Sweets · Baeon',
    });
    const bonus = await addCampaign(api, { storeIds: [storeId], title: 'Bonus', kind: 'greeting' });
    const { status, robots, body } = await crawled(`/coupon/${bonus}`);
    expect([status, robots]).toEqual([200, 'noindex']);
    expect(body).not.toContain('Bonus');
  });

  it('that the database does not answer for in time is the plain page', async () => {
    const id = await addStore(api);
    const other = await openConnection(api.databaseUrl, 'test');
    await other.query('begin; lock table stores');
    expect(await crawled(`/store/${id}`)).toMatchObject({ status: 200, title: 'x', data: null });
    await other.end();
  });

  it('all that is live is listed', async () => {
    const gone = await addCampaign(api, { storeIds: [storeId], left: 0 });
    const { body, headers } = await raw('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toContain(`${ORIGIN}/coupon/${dealId}`);
    expect(listed).toContain(`${ORIGIN}/store/${storeId}`);
    expect(body).not.toContain(gone);
    expect(listed).toContain(`${ORIGIN}/stores`);
    expect((await raw('/sitemap-pages.xml')).body).toContain(`<loc>${ORIGIN}/stores</loc>`);
    expect(await crawled('/stores')).toMatchObject({
      status: 200,
      title: 'Stores near you · Baeon',
    });
    const piece = await raw(`/sitemap-coupon-${dealId.slice(0, 2)}.xml`);
    expect(piece.body).toContain(`<loc>${ORIGIN}/coupon/${dealId}</loc>`);
    expect((await raw('/sitemap-coupon-x.xml')).statusCode).toBe(404);
    expect((await raw('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

describe('a page speaks the language of whoever asks for it', () => {
  const hindi = { 'accept-language': 'fr, hi-IN;q=0.9, en;q=0.8' };
  const kannada = { cookie: 'a=b; language=kn', ...hindi };

  it('what was chosen on the device before what the browser is set to', async () => {
    for (const [sent, language] of [
      [{}, 'en'],
      [{ 'accept-language': 'fr' }, 'en'],
      [hindi, 'hi'],
      [kannada, 'kn'],
      [{ ...kannada, cookie: 'language=en' }, 'en'],
    ] as const) {
      const { body } = await crawled('/login', sent);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(appPageTexts[language].needsScript);
      const [, manifest = ''] = /rel="manifest" href="([^"]*)"/.exec(body) ?? [];
      const { description, lang, name, shortcuts } = (await raw(manifest)).json();
      expect({ description, lang, name }).toEqual({
        description: appPageTexts[language].description,
        lang: language,
        name: 'Baeon',
      });
      const named = shortcuts.map((each: { url: string; name: string }) => [each.url, each.name]);
      expect(Object.fromEntries(named)).toEqual(appPageTexts[language].shortcuts);
    }
  });

  it('a deal, a store, the directory and a text', async () => {
    const storeId = await addStore(api, { name: 'Meena Sweets' });
    const id = await addCampaign(api, { storeIds: [storeId], title: 'Masala dosa for ₹49' });
    const deal = await crawled(`/coupon/${id}`, hindi);
    expect(deal.title).toBe('Masala dosa for ₹49 – Meena Sweets · Baeon');
    expect(deal.content).toContain('30 नवंबर 2026 तक मान्य');
    expect((await crawled(`/coupon/${id}`, kannada)).content).toContain('2026 ವರೆಗೆ ಮಾನ್ಯ');
    expect((await crawled(`/store/${storeId}`, hindi)).tags['description']).toMatch(
      /^Meena Sweets की डील और कूपन/,
    );
    expect((await crawled('/stores', kannada)).title).toBe('ನಿಮ್ಮ ಹತ್ತಿರದ ಅಂಗಡಿಗಳು · Baeon');
    const { title } = (await api.get('/api/pages/help?language=hi')).body.result;
    expect((await crawled('/help', hindi)).title).toBe(`${title} · Baeon`);
  });

  it('finds what the page says in English, to say it otherwise', async () => {
    const page = await readFile(join(WEB, 'index.html'), 'utf8');
    const { description, needsScript } = appPageTexts.en;
    for (const text of [
      description,
      needsScript,
      '<html lang="en"',
      'href="/manifest.webmanifest"',
    ])
      expect(page).toContain(text);
  });
});

describe('texts that anybody may read', () => {
  const page = async (name: string, language = 'en') =>
    (await api.get(`/api/pages/${name}?language=${language}`)).body.result;

  it('are the operator’s where there are some, as data', async () => {
    const terms = await page('terms');
    expect(terms).toMatchObject({ language: 'en', title: 'Our {terms} & "more"' });
    expect(terms.contact).toEqual({ text: '+91 80 1234 5678', href: 'tel:+918012345678' });
    const link = { text: 'this', href: 'https://law.example/?a=1&b=2', bold: true };
    expect(terms.blocks).toEqual([
      {
        kind: 'paragraph',
        line: [
          { text: 'Read ' },
          link,
          { text: ' first, then call ' },
          { text: 'us', href: 'tel:+918012345678' },
          { text: '.' },
        ],
      },
      { kind: 'heading', level: 2, id: 'one-thing', line: [{ text: 'One thing' }] },
      {
        kind: 'list',
        ordered: true,
        items: [
          [{ text: 'First' }],
          [{ text: 'Second ' }, { text: 'bold', bold: true }, { text: ' and on' }],
        ],
      },
      { kind: 'list', ordered: false, items: [[{ text: 'Other' }]] },
      { kind: 'heading', level: 2, id: 'one-thing-2', line: [{ text: 'One thing' }] },
      { kind: 'heading', level: 3, id: 'here', line: [{ text: 'Named' }] },
      { kind: 'paragraph', line: [{ text: "$& %ABOUT% & 'end'" }] },
    ]);
    // Theirs, and not a translation of ours.
    expect(await page('terms', 'hi')).toEqual(terms);
  });

  it.each(['help', 'privacy'])('ours of %s say the same in every language', async (name) => {
    const [english, ...others] = await Promise.all(
      ['en', 'hi', 'kn'].map((language) => page(name, language)),
    );
    const shape = ({ blocks }: { blocks: any[] }) =>
      blocks.map(({ kind, id, items }) => id ?? items?.length ?? kind);
    expect(JSON.stringify(english)).not.toMatch(/[{?]\w+\} /);
    for (const [at, other] of others.entries()) {
      expect(other.language).toBe(['hi', 'kn'][at]);
      expect(other.title).not.toBe(english.title);
      expect(shape(other)).toEqual(shape(english));
    }
  });

  it('are there without scripts, and listed', async () => {
    const terms = await crawled('/terms');
    expect(terms.title).toBe('Our {terms} & "more" · Baeon');
    expect(terms.content).toContain("$& %ABOUT% & 'end'");
    expect(terms.body).toContain('<a href="https://law.example/?a=1&#38;b=2"><b>this</b></a>');
    const help = await crawled('/help/');
    expect(help).toMatchObject({ status: 200, robots: undefined });
    expect(help.data).toMatchObject({ '@type': 'FAQPage', url: `${ORIGIN}/help` });
    expect(help.data!['mainEntity'][0]).toMatchObject({ name: 'How do I sign in?' });
    expect((await raw('/sitemap.xml')).body).toContain(`<loc>${ORIGIN}/privacy</loc>`);
    expect((await raw('/sitemap-pages.xml')).body).toContain(`<loc>${ORIGIN}/help</loc>`);
  });

  it('there are no others', async () => {
    expect((await api.get('/api/pages/..%2fsecret')).status).toBe(400);
    expect((await api.get('/api/pages/help?language=xx')).status).toBe(400);
  });

  it('that are wrong stop the start, all named at once', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'baeon-texts-'));
    const files = {
      'hlep.md': '# x',
      'help.md': 'no title\n\n#### deep\n<b>x</b>',
      'terms.kn.md': '# x\n[x](javascript:history)\n\n![y](https://a.example/y.png)',
      'privacy.md': Buffer.from([0x23, 0x20, 0xff]),
      'terms.md': `# x\n${'x'.repeat(100_000)}`,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
    const message = await readPages(dir, {}).catch((error: Error) => error.message);
    for (const told of [
      'help.md line 3: headings',
      'help.md line 4: HTML',
      'help.md has no title',
      'hlep.md is no page',
      'privacy.md ',
      'terms.kn.md line 4: pictures',
      'terms.kn.md line 2: a link leads to javascript:history',
      'terms.md has more than',
    ]) {
      expect(message).toContain(`- ${told}`);
    }
    await rm(dir, { recursive: true });
    await expect(readPages(dir, {})).rejects.toThrow('cannot be read (ENOENT)');
  });
});
