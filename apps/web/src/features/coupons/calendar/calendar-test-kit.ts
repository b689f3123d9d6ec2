/** A reader of calendar files that knows nothing of how ours are written. */
export type Component = {
  name: string;
  properties: { name: string; params: Record<string, string>; value: string }[];
  parts: Component[];
};

export function unfolded(text: string): string[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  return text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
}

export function parsedCalendar(text: string): Component {
  const root: Component = { name: '', properties: [], parts: [] };
  const open = [root];
  for (const line of unfolded(text)) {
    const [, head = '', value = ''] = /^([^:]+):(.*)$/su.exec(line) ?? [];
    const [name = '', ...params] = head.split(';');
    const inner = open.at(-1)!;
    if (name === 'BEGIN') {
      const part: Component = { name: value, properties: [], parts: [] };
      inner.parts.push(part);
      open.push(part);
    } else if (name === 'END') {
      if (inner.name !== value) throw new Error(`${value} ends inside ${inner.name}`);
      open.pop();
    } else {
      const pairs = params.map((param) => param.split('=') as [string, string]);
      inner.properties.push({ name, params: Object.fromEntries(pairs), value });
    }
  }
  const [calendar, ...more] = root.parts;
  if (!calendar || more.length > 0 || open.length > 1) throw new Error('not one calendar');
  return calendar;
}

export function part(component: Component, name: string): Component {
  const found = component.parts.find((one) => one.name === name);
  if (!found) throw new Error(`${component.name} has no ${name}`);
  return found;
}

export function property(component: Component, name: string) {
  const found = component.properties.filter((one) => one.name === name);
  if (found.length !== 1) throw new Error(`${component.name} has ${found.length} times ${name}`);
  return found[0]!;
}

export const textOf = (component: Component, name: string): string =>
  property(component, name).value.replaceAll(/\\([\\;,n])/g, (_, mark: string) =>
    mark === 'n' ? '\n' : mark,
  );

/** Which instant a property means. Without a zone beside it only UTC is clear to every calendar. */
export function instantOf(calendar: Component, name: string): string {
  const { value, params } = property(part(calendar, 'VEVENT'), name);
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value)?.map(Number) ?? [];
  if (year === undefined || 'TZID' in params) throw new Error(`${name} is not told by UTC`);
  return new Date(Date.UTC(year, month! - 1, day, hour, minute, second)).toISOString();
}

/** '20261130T090000': what the clocks of a zone show then. */
export function wallTimeOf(calendar: Component, name: string, timeZone: string): string {
  const instant = new Date(instantOf(calendar, name));
  return instant.toLocaleString('sv-SE', { timeZone }).replaceAll(/[-:]/g, '').replace(' ', 'T');
}
