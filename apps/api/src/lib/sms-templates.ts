import { languages, type Language } from '@baeon/contracts/profile/language';
import { z } from 'zod';
import { KNOWN_TAGS, partsOf } from './fill-template.ts';
import { isCodeKind, messageKinds, type CodeKind, type MessageKind } from './sms-texts.ts';

/** What the text of each kind may say, and behind the bar what it must. */
const VALUES: Record<'code' | Exclude<MessageKind, CodeKind>, string> = {
  code: 'brand minutes host | otp',
  coupon: 'brand title store day | code link',
  pass: 'from title store | link',
  invitation: 'brand store | link',
};

const id19 = z.string().regex(/^\d{19}$/, 'must have 19 digits, as on the DLT portal');
const common = { kind: z.enum(messageKinds), language: z.enum(languages) };

/** A text as it is registered, and the names of what stands in its variables, in their order. */
const smsTemplate = z.strictObject({
  ...common,
  provider: z.enum(['msg91', 'twilio', 'webhook']),
  entity_id: id19,
  template_id: id19,
  /** MSG91 has an id of its own for each. */
  provider_template_id: z.string().min(1).max(100).optional(),
  header: z.string(),
  class: z.enum(['transactional', 'service-implicit', 'service-explicit', 'promotional']),
  text: z.string().min(1).max(2000),
  variables: z.array(z.string()),
});

/** The words of an authentication template are WhatsApp's own. */
const whatsappTemplate = z.strictObject({
  ...common,
  provider: z.literal('whatsapp'),
  name: z.string().regex(/^[a-z0-9_]{1,512}$/, 'must be the name of a template'),
  locale: z.string().regex(/^[a-z]{2}(_[A-Z]{2})?$/, 'must look like en or en_US'),
});

export type SmsTemplate = z.infer<typeof smsTemplate>;
type WhatsappTemplate = z.infer<typeof whatsappTemplate>;
type Template = SmsTemplate | WhatsappTemplate;

const HEADERS = { letters: /^[A-Za-z]{3,6}$/, digits: /^\d{3,8}$/ };

function problemsOfText({ kind, text, variables }: SmsTemplate): string[] {
  const [allowed = '', needed = ''] = VALUES[isCodeKind(kind) ? 'code' : kind].split(' | ');
  const tags = partsOf(text).filter(({ tag }) => tag !== null);
  if (tags.length !== variables.length) {
    return [`its text has ${tags.length} variables, but ${variables.length} are named`];
  }
  const unknown = variables.filter((name) => !`${allowed} ${needed}`.split(' ').includes(name));
  const missing = needed.split(' ').filter((name) => !variables.includes(name));
  return [
    ...unknown.map((name) => `there is no '${name}' in messages of its kind`),
    ...missing.map((name) => `its text does not say the ${name}`),
    ...tags
      .filter(({ tag }) => !KNOWN_TAGS.includes(tag!))
      .map(({ tag }) => `{#${tag}#} is no kind of variable that we fill`),
  ];
}

function problemsOf(template: Template): string[] {
  const isCode = isCodeKind(template.kind);
  if (template.provider === 'whatsapp') return isCode ? [] : ['WhatsApp is for codes alone'];
  const problems = problemsOfText(template);
  const isPromotional = template.class === 'promotional';
  if (!HEADERS[isPromotional ? 'digits' : 'letters'].test(template.header)) {
    problems.push(`its header must be ${isPromotional ? '3 to 8 digits' : '3 to 6 letters'}`);
  }
  if (isCode && !['transactional', 'service-implicit'].includes(template.class)) {
    problems.push(`a code must not be ${template.class}`);
  }
  if (template.provider === 'msg91' && !template.provider_template_id) {
    problems.push('provider_template_id is missing: the id that MSG91 shows');
  }
  return problems;
}

type Name = { kind: MessageKind; language: Language; provider: string };
const nameOf = ({ kind, language, provider }: Name) => `${kind}, ${language}, ${provider}`;

/** One id is one text: least of all may a code and a deal leave by the same. */
function problemsTogether(templates: Template[]): string[] {
  const problems: string[] = [];
  const seen = new Map<string, Template>();
  for (const template of templates) {
    const ids =
      template.provider === 'whatsapp'
        ? []
        : [template.template_id, template.provider_template_id].filter((id) => id !== undefined);
    if (seen.has(nameOf(template))) problems.push(`${nameOf(template)}: is there twice`);
    seen.set(nameOf(template), template);
    for (const id of ids) {
      const other = seen.get(id);
      if (other && (other.kind !== template.kind || other.language !== template.language)) {
        problems.push(`${nameOf(template)}: shares the template ${id} with ${nameOf(other)}`);
      }
      seen.set(id, template);
    }
  }
  return problems;
}

const fileSchema = z.strictObject({
  templates: z.array(z.discriminatedUnion('provider', [smsTemplate, whatsappTemplate])).min(1),
});

export type Templates = ReturnType<typeof createTemplates>;

/** What is registered: by provider, kind and language, with English for a language that has none. */
export function createTemplates(templates: Template[]) {
  const isWhatsapp = (one: Template): one is WhatsappTemplate => one.provider === 'whatsapp';
  const ofWhatsapp = new Map(templates.filter(isWhatsapp).map((one) => [nameOf(one), one]));
  const ofSms = templates.filter((one) => !isWhatsapp(one));
  const byName = new Map(ofSms.map((template) => [nameOf(template), template]));
  return {
    ofSms,
    /** Whether what leaves by it has to be registered. */
    covers: (provider: string) => templates.some((template) => template.provider === provider),
    find: (provider: string, kind: MessageKind, language: Language) =>
      byName.get(nameOf({ provider, kind, language })) ??
      byName.get(nameOf({ provider, kind, language: 'en' })),
    findOfWhatsapp: (kind: MessageKind, language: Language) =>
      ofWhatsapp.get(nameOf({ provider: 'whatsapp', kind, language })) ??
      ofWhatsapp.get(nameOf({ provider: 'whatsapp', kind, language: 'en' })),
  };
}

export const noTemplates = createTemplates([]);

/** Throws what is wrong with the file, in words for whoever wrote it. */
export function readTemplates(json: string): Templates {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new Error('is not JSON');
  }
  const { success, data, error } = fileSchema.safeParse(given);
  if (!success) {
    const { path, message } = error.issues[0]!;
    throw new Error(`${path.join('.')}: ${message}`);
  }
  const { templates } = data;
  const problems = [
    ...templates.flatMap((template) =>
      problemsOf(template).map((problem) => `${nameOf(template)}: ${problem}`),
    ),
    ...problemsTogether(templates),
  ];
  if (problems.length > 0) throw new Error(problems.join('; '));
  return createTemplates(templates);
}
