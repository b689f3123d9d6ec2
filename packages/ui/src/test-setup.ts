import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach } from 'vitest';

// A screen's first load takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// React notes for each element where it was made, for developers: a seventh of a test's time.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  });

// No style sheets here: what has no style of its own looks like all others of its name, worked out once.
const computedStyle = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();

function isStyled(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.hasAttribute('hidden') || /display|visib|pointer/.test(at.getAttribute('style') ?? ''))
      return true;
  return false;
}

window.getComputedStyle = (element, pseudo) => {
  // A dialog looks by whether it is open.
  if (pseudo || !element.isConnected || element.tagName === 'DIALOG' || isStyled(element))
    return computedStyle(element, pseudo);
  const known = styles.get(element.tagName);
  if (known) return known;
  const style = computedStyle(element);
  const values = {
    display: style.display,
    visibility: style.visibility,
    pointerEvents: style.pointerEvents,
  };
  const copy: CSSStyleDeclaration = Object.assign(Object.create(null), values, {
    getPropertyValue: (name: string) => Reflect.get(values, name) ?? style.getPropertyValue(name),
  });
  styles.set(element.tagName, copy);
  return copy;
};

// Nothing is asked for by accident: a test that wants an answer gives it.
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch');
};

afterEach(() => {
  cleanup();
  toast.removeAll();
  localStorage.clear();
  sessionStorage.clear();
});

// What React has scheduled is done before the document goes: files share React, and it would wait for it.
afterAll(async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
});

// It would never tell of anything, because nothing is laid out here. Without it all is in sight.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');
