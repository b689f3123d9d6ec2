/** Text that may stand in a page as it is. */
export type Html = { readonly html: string };

type Value = string | number | Html | readonly Html[];

/** A template whose values are escaped, except for what is already a part of a page. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  html: parts.reduce((before, part, at) => before + written(values[at - 1]!) + part),
});

export const nothing: Html = { html: '' };

function written(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'html' in value ? value.html : value.map((each) => each.html).join('');
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
