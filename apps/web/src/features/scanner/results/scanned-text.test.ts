import { describe, expect, test } from 'vitest';
import { readScannedText, visibleText } from './scanned-text.ts';

const OWN = 'baeon.example';
const read = (text: string) => readScannedText(text, OWN);

test.each(['B1:FHBC2', `B1:${'% A:'.repeat(77)}`])('a live code is for tills: %s', (text) => {
  expect(read(text)).toEqual({ kind: 'live-coupon' });
});

describe('opens in a new tab', () => {
  test.each([
    ['https://shop.example/menu?table=4#today', 'shop.example'],
    ['http://shop.example', 'shop.example'],
    ['HTTPS://EXAMPLE.COM/A', 'example.com'],
    ['https://shop.example:8443/', 'shop.example:8443'],
    ['https://shop.example?x=1', 'shop.example'],
    ['https://shop.example#x', 'shop.example'],
    ['https://my_shop.example/', 'my_shop.example'],
    ['https://a-b.example/', 'a-b.example'],
    ['http://192.168.1.1/setup', '192.168.1.1'],
    ['http://[2001:db8::1]/', '[2001:db8::1]'],
    ['http://localhost:3000/', 'localhost:3000'],
    ['https://shop.example/it%20is/a%2Fb', 'shop.example'],
    ['https://shop.example/@name', 'shop.example'],
    ['https://shop.example/?to=https://other.example', 'shop.example'],
    ['https://shop.example/ಮೆನು/मेन्यू', 'shop.example'],
    ['https://भारत.example/', 'भारत.example'],
    ['https://ಬೆಂಗಳೂರು.example/', 'ಬೆಂಗಳೂರು.example'],
    ['https://சென்னை.example/', 'சென்னை.example'],
    ['https://中国.example/', '中国.example'],
    ['https://सेक्टर-17.example/', 'सेक्टर-17.example'],
    ['https://evilbaeon.example/', 'evilbaeon.example'],
    ['https://baeon.example.evil.example/', 'baeon.example.evil.example'],
    ['https://baeon.example:444/', 'baeon.example:444'],
  ])('%s', (text, host) => {
    expect(read(text)).toEqual({ kind: 'link', url: new URL(text).href, host });
  });

  test.each(['https://shop.example/a ', 'https://shop.example/a\n', 'https://shop.example/a \r\n'])(
    'without its loose end: %j',
    (text) => expect(read(text)).toMatchObject({ kind: 'link', url: 'https://shop.example/a' }),
  );
});

describe('opens in the app', () => {
  test.each([
    ['https://baeon.example/store/12', '/store/12'],
    ['http://baeon.example/store/12', '/store/12'],
    ['HTTPS://BAEON.EXAMPLE/store/12', '/store/12'],
    ['https://baeon.example', '/'],
    [
      'https://baeon.example/coupon?store_id=1&business_id=2#x',
      '/coupon?store_id=1&business_id=2#x',
    ],
    ['https://baeon.example/apis', '/apis'],
    ['https://baeon.example/developers', '/developers'],
    // Two slashes at the beginning of a path would be another host.
    ['https://baeon.example//evil.example/x', '/evil.example/x'],
    ['https://baeon.example/a/../store/12', '/store/12'],
  ])('%s', (text, to) => expect(read(text)).toEqual({ kind: 'in-app', to }));

  test.each(['api', 'assets', 'dev', 'pictures', 'products'])(
    'but for what the server answers by itself: /%s',
    (part) => {
      for (const path of [`/${part}`, `/${part}/x`, `//${part}/x`, `/x/../${part}/x`]) {
        expect(read(`https://${OWN}${path}`).kind).toBe('link');
      }
    },
  );
});

describe('a coupon', () => {
  test.each(['23456-789AB', 'ABCDE-FGHJK', '23456-789AB\n'])('%j', (text) =>
    expect(read(text)).toEqual({ kind: 'coupon', code: text.trimEnd() }),
  );

  test.each([
    '23456789AB',
    '23456-789ab',
    ' 23456-789AB',
    '23456-789A',
    '23456-789ABC',
    '23456 789AB',
    '2345-6789AB',
    '23456-789A0',
    'code 23456-789AB',
    'https://x.example/23456-789AB',
  ])('not %j', (text) => expect(read(text).kind).not.toBe('coupon'));
});

describe('never opens', () => {
  const tricks = {
    'another scheme': [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'javascript://shop.example/%0aalert(1)',
      'data:text/html,<script>alert(1)</script>',
      'intent://shop.example/#Intent;scheme=https;end',
      'ftp://shop.example/',
      'blob:https://shop.example/1',
      'file:///etc/passwd',
      'view-source:https://shop.example/',
      'vbscript:x',
      'about:blank',
      'mailto:a@shop.example',
      'tel:+911234567890',
      'WIFI:T:WPA;S:shop;P:secret;;',
      'httpss://shop.example/',
      'ahttps://shop.example/',
    ],
    'no scheme, or half of one': [
      'www.shop.example',
      'shop.example/x',
      '//shop.example/x',
      'https:/shop.example',
      'https:shop.example',
      'https:///shop.example',
      'https:////shop.example',
      'https://',
      'https:// ',
      'https://?x',
      'https://#x',
      'https://:80/',
      'http:\\\\shop.example',
    ],
    'something before it': [
      ' https://shop.example/',
      '\nhttps://shop.example/',
      '\thttps://shop.example/',
      '\u0001https://shop.example/',
      '\0https://shop.example/',
      '\u00a0https://shop.example/',
      '\ufeffhttps://shop.example/',
      '\u200bhttps://shop.example/',
      'Go to https://shop.example/',
    ],
    'something inside that cannot be seen': [
      'https://shop.example/a b',
      'https://shop.example/a\nb',
      'https://shop.example/a\tb',
      'java\nscript:alert(1)',
      'ht\ntps://shop.example/',
      'https://sh\u00adop.example/',
      'https://shop.example/\u202egnp.exe',
      'https://shop.example/\u2066x\u2069',
      'https://shop.example/\u200b',
      'https://shop.example/\u200d',
      'https://shop\u200c.example/',
      'https://shop.example/\u3164',
      'https://shop.example/\u2800',
      'https://shop.example/\u{e0041}',
      'https://shop.example/\ufe0f',
      'https://shop.example/\u2028',
      'https://shop.example/\u0085',
      'https://shop.example/\u007f',
      'https://shop.example/\0',
      'https://shop.example/\ud800',
      'https://shop.example/\ue000',
      'https://shop.example/a\u3000b',
      'https://shop.example/ \u200b',
      'https://shop.example/\t',
    ],
    'a backslash': [
      'https:\\\\shop.example',
      'https://good.example\\@evil.example',
      'https://evil.example\\.good.example/',
      'https://shop.example/a\\b',
    ],
    'a user in front of the host': [
      'https://good.example@evil.example',
      'https://good.example:443@evil.example/',
      'https://good.example%2f@evil.example',
      'https://user:secret@shop.example/',
      'https://@shop.example/',
      'https://baeon.example@evil.example/store/1',
    ],
    'a host that is written otherwise': [
      'http://2130706433',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0x7f.1',
      'http://127.1',
      'http://0177.0.0.1',
      'http://127.0.0.01/',
      'https://shop%2eexample/',
      'https://%73hop.example/',
      'https://ｓｈｏｐ.example/',
      'https://shop。example/',
      'https://shop．example/',
      'https://①②③.example/',
      'https://ℋost.example/',
      'https://ßhop.example/',
      'http://[0:0:0:0:0:0:0:1]/',
      'http://[::1%25eth0]/',
      'http://１２７.0.0.1',
    ],
    'letters that look like others': [
      'https://аррӏе.com/',
      'https://аpple.com/',
      'https://gооgle.com/',
      'https://ѕсоре.example/',
      'https://αβγ.example/',
      'https://gοogle.com/',
      'https://հայ.example/',
      'https://ᏢᎪᎩ.example/',
      'https://ꮪꮯꭺꮇ.example/',
      'https://münchen.example/',
      'https://ɡoogle.com/',
      'https://paypaḷ.com/',
      'https://shop.example⁄evil.example/',
      'https://shop.example∕evil.example/',
      'https://shopभारत.example/',
      'https://भारतಬೆಂ.example/',
      'https://중국中国.example/',
      'https://xn--80ak6aa92e.com/',
      'https://XN--80AK6AA92E.com/',
      'https://shop.xn--p1ai/',
      'https://ノ.example/',
      'https://丿.example/',
      'https://一.example/',
      'https://೦೦.example/',
      'https://1೦.example/',
      'https://भारत।example/',
    ],
    'what no browser reads': [
      'https://shop..example/',
      'https://.shop.example/',
      'https://shop.example./',
      'https://-shop.example/',
      'https://shop-.example/',
      'https://sh*p.example/',
      'https://sh<p.example/',
      'https://shop.example:99999/',
      'https://shop.example:8a/',
      'https://shop.example:/',
      'https://[::1/',
      'https://[shop.example]/',
      'https://1.2.3.4.5/',
      'https://256.1.1.1/',
    ],
    'nothing at all': ['', ' ', '\n'],
  };

  describe.each(Object.entries(tricks))('%s', (_name, texts) => {
    test.each(texts)('%j', (text) => expect(read(text)).toEqual({ kind: 'text', text }));
  });
});

test.each([
  ['plain text', 'Table 4, ₹20, ಬೆಂಗಳೂರು, 中文 🙂', 'Table 4, ₹20, ಬೆಂಗಳೂರು, 中文 🙂'],
  ['an emoji in colour', '❤\ufe0f', '❤\ufe0f'],
  ['line ends and tabs', 'a\nb\r\nc\rd\te', 'a\nb\nc\nd\te'],
  ['controls', '\0\u0007\u001b[31m\u007f', '\\u{0}\\u{7}\\u{1B}[31m\\u{7F}'],
  ['controls of another time', '\u0085\u009b', '\\u{85}\\u{9B}'],
  ['what turns text around', '\u202egnp.exe\u2066\u2069', '\\u{202E}gnp.exe\\u{2066}\\u{2069}'],
  [
    'what has no width',
    'pay\u200bpal\u200d\ufeff\u00ad',
    'pay\\u{200B}pal\\u{200D}\\u{FEFF}\\u{AD}',
  ],
  ['odd spaces', 'a\u00a0b\u3000c\u2028d', 'a\\u{A0}b\\u{3000}c\\u{2028}d'],
  ['fillers', '\u3164\u115f\u2800', '\\u{3164}\\u{115F}\\u{2800}'],
  ['tags', '\u{e0041}', '\\u{E0041}'],
  ['half a letter', 'a\ud800b', 'a\\u{D800}b'],
  ['nobody\u2019s letters', '\ue000', '\\u{E000}'],
])('shows %s', (_name, text, shown) => expect(visibleText(text)).toBe(shown));
