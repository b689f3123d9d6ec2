import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { complaintsOf, unmeant } from './complaints.ts';

const HOST = 'http://127.0.0.1:4711';
const NOTHING = { isBroken: () => false, complains: undefined };
const failed = (status: number, path: string) => ({
  text: `Failed to load resource: the server responded with a status of ${status} ()`,
  url: HOST + path,
});

test('errors on the console and errors of scripts are told, warnings are not', async () => {
  const said = (type: string, text: string) => ({
    type: () => type,
    text: () => text,
    location: () => ({ url: '' }),
  });
  const page = {
    consoleMessages: async () => [said('warning', 'careful'), said('error', 'no good')],
    pageErrors: async () => [new TypeError('not a function')],
  } as unknown as Page;
  const complaints = await complaintsOf(page);
  expect(complaints.map(({ text }) => text)).toEqual(['no good', 'TypeError: not a function']);
});

test('a server that fails is told once, without its port', () => {
  const complaint = failed(500, '/api/coupons');
  expect(unmeant([complaint, complaint], NOTHING)).toEqual([`${complaint.text} /api/coupons`]);
});

test('answers of 4xx are meant', () => {
  expect(unmeant([failed(404, '/api/stores/7'), failed(401, '/api/coupons')], NOTHING)).toEqual([]);
});

test('what a state breaks is meant, and nothing else', () => {
  const isBroken = (url: string) => url.includes('/nearby-deals');
  const told = unmeant([failed(500, '/nearby-deals'), failed(500, '/api/coupons')], {
    ...NOTHING,
    isBroken,
  });
  expect(told).toEqual([expect.stringContaining('/api/coupons')]);
});

test('a broken call does not excuse a script that breaks over it', () => {
  const isBroken = () => true;
  const told = unmeant([{ text: 'TypeError: x is null', url: '' }], { ...NOTHING, isBroken });
  expect(told).toEqual(['TypeError: x is null']);
});

test('a state may say what it complains about', () => {
  const complaints = [
    { text: 'Error: broken', url: '' },
    { text: 'Error: other', url: '' },
  ];
  expect(unmeant(complaints, { ...NOTHING, complains: /broken/ })).toEqual(['Error: other']);
});
