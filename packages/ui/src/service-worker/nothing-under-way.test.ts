// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { isNothingUnderWay } from './worker-updates.ts';

afterEach(() => document.body.replaceChildren());

function typeInto(selector: string, text: string): void {
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)!.value = text;
}

test.each([
  ['an empty page', ''],
  ['fields without a word', '<input><input type="search"><textarea></textarea>'],
  ['a field with blanks alone', '<input value="  "><textarea> \n </textarea>'],
  ['what is chosen and not typed', '<input type="radio" value="a" checked>'],
  ['what is ticked', '<input type="checkbox" value="on" checked>'],
  ['what nobody sees', '<input type="hidden" value="a">'],
  ['a sheet that is closed', '<dialog>Words</dialog>'],
  ['what was loaded', '<div aria-busy="false"></div>'],
])('is lost by nobody: %s', (_, html) => {
  document.body.innerHTML = html;
  expect(isNothingUnderWay()).toBe(true);
});

test.each([
  ['an open sheet', '<dialog open></dialog>'],
  ['something that is being sent', '<button aria-busy="true">Send</button>'],
])('is under way: %s', (_, html) => {
  document.body.innerHTML = html;
  expect(isNothingUnderWay()).toBe(false);
});

test.each(['input:not([type])', 'input[type=search]', 'input[type=tel]', 'textarea'])(
  'a word in %s is under way, also below an empty field',
  (selector) => {
    document.body.innerHTML =
      '<input type="email"><input><input type="search"><input type="tel"><textarea></textarea>';
    typeInto(selector, 'sweets');
    expect(isNothingUnderWay()).toBe(false);
    typeInto(selector, '');
    expect(isNothingUnderWay()).toBe(true);
  },
);
