import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

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
])('%s', (_name, text, shown) => expect(visibleText(text)).toBe(shown));
