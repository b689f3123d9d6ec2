/** Text that may stand in a page as it is. */
export type Html = { readonly html: string };

type Value = string | number | Html | readonly Html[];

/** A template whose values are escaped, except for what is already a part of a page. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  html: parts.reduce((before, part, at) => before + written(values[at - 1]!) + part),
});

export const nothing: Html = { html: '' };

function written(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map((each) => each.html).join('');
}

/** For texts between tags and for attributes in quotes, in pages as in XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** JSON that may stand in a script element: nothing in it ends the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
