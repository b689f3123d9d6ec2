import { readFileSync } from 'node:fs';

import { languages } from '@baeon/contracts/profile/language';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../src/lib/fill-template.ts';
import { sampleMessage } from '../../src/lib/sample-message.ts';
import { readTemplates } from '../../src/lib/sms-templates.ts';
import { messageKinds, messageText } from '../../src/lib/sms-texts.ts';
import { EXAMPLE_TEMPLATES, exampleTemplates as templates } from '../support/sms-templates.ts';

const example = readFileSync(EXAMPLE_TEMPLATES, 'utf8');

const own = { brand: 'Baeon', publicUrl: 'https://deals.example.in' };

describe('the example of what is registered', () => {
  it.each(messageKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    'says %s in %s as we say it',
    (kind, language) => {
      const told = sampleMessage(kind, language, own);
      const template = templates.find('msg91', kind, language)!;
      expect(template.language).toBe(language);
      const filled = fillTemplate(template, told.values, language);
      expect(filled).toMatchObject({ body: messageText(told) });
      const { variables } = filled as { variables: string[] };
      expect(variables).toHaveLength(template.variables.length);
      for (const value of variables) expect(value.length).toBeLessThanOrEqual(40);
    },
  );
});

type File = { templates: Record<string, any>[] };

/** The example with a change to it, or what is wrong with that. */
function problemOf(change: (file: File) => void): string {
  const file = JSON.parse(example) as File;
  change(file);
  try {
    readTemplates(JSON.stringify(file));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const byKind = ({ templates: all }: File, kind: string) =>
  all.find((template) => template['kind'] === kind && template['language'] === 'en')!;

describe('a file of templates', () => {
  it.each<[string, (file: File) => void, string]>([
    [
      'a code and a deal with one template',
      (file) => {
        byKind(file, 'coupon')['template_id'] = byKind(file, 'code:sign-in')['template_id'];
      },
      'coupon, en, msg91: shares the template 1107169000000000001 with code:sign-in, en, msg91',
    ],
    [
      "one template of MSG91's for two texts",
      (file) => {
        byKind(file, 'pass')['provider_template_id'] = '65f000000000000000000001';
      },
      'shares the template 65f000000000000000000001 with code:sign-in',
    ],
    [
      'a code as advertising',
      (file) => Object.assign(byKind(file, 'code:take-over'), { class: 'promotional' }),
      'code:take-over, en, msg91: its header must be 3 to 8 digits; code:take-over, en, msg91: a code must not be promotional',
    ],
    [
      'a code that needs consent',
      (file) => Object.assign(byKind(file, 'code:sign-in'), { class: 'service-explicit' }),
      'a code must not be service-explicit',
    ],
    [
      'a code that is not said',
      (file) => Object.assign(byKind(file, 'code:sign-in'), { text: 'Hello', variables: [] }),
      'its text does not say the otp',
    ],
    [
      'a deal by WhatsApp',
      (file) => Object.assign(file.templates.at(-1)!, { kind: 'coupon' }),
      'coupon, kn, whatsapp: WhatsApp is for codes alone',
    ],
    [
      'a variable too few',
      (file) => byKind(file, 'coupon')['variables'].pop(),
      'its text has 7 variables, but 6 are named',
    ],
    [
      'a value that such messages have not',
      (file) => byKind(file, 'invitation')['variables'].splice(0, 1, 'otp'),
      "there is no 'otp' in messages of its kind",
    ],
    [
      'a tag that is none',
      (file) =>
        Object.assign(byKind(file, 'code:sign-in'), { text: '{#otp#}', variables: ['otp'] }),
      '{#otp#} is no kind of variable that we fill',
    ],
    ['a text twice', (file) => file.templates.push(byKind(file, 'pass')), 'is there twice'],
    [
      'an id that is none',
      (file) => Object.assign(byKind(file, 'pass'), { template_id: '12' }),
      'templates.12.template_id: must have 19 digits, as on the DLT portal',
    ],
    [
      'a word that we do not know',
      (file) => Object.assign(byKind(file, 'pass'), { sender: 'X' }),
      'sender',
    ],
  ])('is refused with %s', (_name, change, problem) => {
    expect(problemOf(change)).toContain(problem);
  });

  it('may register a text with several providers', () => {
    const both = problemOf(({ templates: all }) => {
      all.push({ ...all[0]!, provider: 'webhook' });
    });
    expect(both).toBe('');
  });

  it('has to be JSON', () => {
    expect(() => readTemplates('templates')).toThrow('is not JSON');
  });
});

const fill = (text: string, values: Record<string, string>, variables = Object.keys(values)) =>
  fillTemplate({ text, variables }, values, 'en');

describe('a registered text', () => {
  it('has long titles shortened, at a whole letter', () => {
    const title = `${'x'.repeat(38)}कि more`;
    expect(fill('{#var#}!', { title })).toEqual({
      body: `${'x'.repeat(38)}…!`,
      variables: [`${'x'.repeat(38)}…`],
    });
    expect(fill('{#alphanumeric#}', { store: 'y'.repeat(41) })).toEqual({
      body: 'y'.repeat(40),
      variables: ['y'.repeat(40)],
    });
  });

  it('lets a value go on in the next variable of its name', () => {
    const title = 'z'.repeat(50);
    expect(fill('{#var#}{#var#}', { title }, ['title', 'title'])).toEqual({
      body: title,
      variables: ['z'.repeat(40), 'z'.repeat(10)],
    });
    expect(fill('{#numeric#} #{#numeric#}', { otp: '1234' }, ['otp', 'otp'])).toEqual({
      body: '1234 #1234',
      variables: ['1234', '1234'],
    });
  });

  it('never has a link or a code cut', () => {
    const link = `https://deals.example.in/${'a'.repeat(20)}`;
    expect(fill('{#url#}', { link })).toEqual({
      problem: 'its link has 45 characters, and room for 40',
    });
    expect(fill('{#alphanumeric#}', { code: 'C'.repeat(41) })).toHaveProperty('problem');
  });

  it.each([
    ['numeric', 'otp', '12a4'],
    ['url', 'link', 'deals.example.in'],
    ['url', 'link', 'javascript:alert(1)'],
    ['alphanumeric', 'code', 'AB<CD'],
    ['var', 'code', 'AB\nCD'],
  ])('does not leave with a value that {#%s#} may not hold', (tag, name, value) => {
    expect(fill(`{#${tag}#}`, { [name]: value })).toEqual({
      problem: `its ${name} is not what {#${tag}#} may hold`,
    });
  });

  it('says signs that are no letters in words, so that no number loses its sense', () => {
    const values = { title: 'Flat 20% off + tea @ ₹99.50 & more' };
    expect(fill('{#alphanumeric#}', values)).toMatchObject({
      body: 'Flat 20 percent off plus tea Rs 99.50',
    });
    expect(
      fillTemplate({ text: '{#alphanumeric#}', variables: ['title'] }, { title: '५०% छूट' }, 'hi'),
    ).toMatchObject({ body: '५० प्रतिशत छूट' });
  });

  it("makes a link of nobody's name", () => {
    expect(fill('{#var#}', { from: 'evil.example\nhttps://x' })).toMatchObject({
      body: 'evil. example https x',
    });
  });

  it('is not sent without a value', () => {
    expect(fill('{#var#}', {}, ['title'])).toEqual({ problem: 'has no title' });
  });
});
