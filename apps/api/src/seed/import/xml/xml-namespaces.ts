import type { Attributes } from './xml-tag.ts';
import { xmlError } from './xml-error.ts';

/** Which namespace each prefix stands for; '' is that of names without one. */
export type Scope = ReadonlyMap<string, string>;

export type XmlName = { namespace: string; local: string };

export const OUTERMOST: Scope = new Map([
  ['', ''],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
]);

/** The scope within an element: that around it, unless the element declares something. */
export function scopeWithin(around: Scope, attributes: Attributes, line: number): Scope {
  let scope: Map<string, string> | null = null;
  for (const [key, value] of attributes) {
    const prefix = declaredBy(key);
    if (prefix === null) continue;
    if (prefix !== '' && value === '') throw xmlError(line, `${key} must not be empty`);
    if (prefix === 'xml' || prefix === 'xmlns') {
      throw xmlError(line, `${prefix} cannot be declared`);
    }
    scope ??= new Map(around);
    scope.set(prefix, value.trim());
  }
  const within = scope ?? around;
  for (const key of attributes.keys()) {
    if (key.includes(':') && declaredBy(key) === null) nameIn(within, key, line);
  }
  return within;
}

export function nameIn(scope: Scope, written: string, line: number): XmlName {
  const colon = written.indexOf(':');
  const prefix = colon < 0 ? '' : written.slice(0, colon);
  const namespace = scope.get(prefix);
  if (namespace === undefined) {
    throw xmlError(line, `${written} has the prefix ${prefix}, which no xmlns:${prefix} declares`);
  }
  return { namespace, local: written.slice(colon + 1) };
}

function declaredBy(key: string): string | null {
  if (key === 'xmlns') return '';
  return key.startsWith('xmlns:') ? key.slice('xmlns:'.length) : null;
}
