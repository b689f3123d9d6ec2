import { describe, expect, it } from 'vitest';
import { shelfKey } from '../../src/features/assistant/meaning/shelves.ts';
import type { Nearness } from '../../src/features/assistant/meaning/near-shelves.ts';
import { emptyMemory } from '../../src/features/assistant/offline/chat-state.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const assistant = createOfflineAssistant(demoCatalogue());

/** The nearest shelf is so near, and so alike is a line of the table that tells the same. */
const near = (score: number, told = 0, ...things: string[]): Nearness => ({
  top: [{ key: 'Home > Mops and Brooms', name: 'mops and brooms', score, gists: [], far: [] }],
  of: () => 0,
  on: (key) => ({ key, gists: [], far: [] }),
  against: 0,
  told: { score: told, isPlan: false, things },
  given: { score: 0, things: [] },
  turn: { name: '', score: 0 },
  act: { name: 'ask', margin: 0 },
  toStated: () => 0,
  helps: new Map(),
  shelvesOf: () => [],
});
const reply = (say: string, alone = near(0.2), name = near(0.2)) =>
  assistant.reply(say, emptyMemory, { alone, whole: alone, name });

describe('what there is none of', () => {
  it.each([
    ['any shop knows it', 'any lawn mower available? small garden', near(0.2), 'lawn mower'],
    ['its last word is any thing', 'bp machine for my father', near(0.2), 'bp machine'],
    ['what it does is told', 'blood sugar machine', near(0.2, 0.7, 'glucometer'), 'glucometer'],
  ])('is said to be missing: %s', (_, say, alone, name) => {
    expect(reply(say, alone).message).toContain(`I have no “${name}”`);
  });

  it('is a name that is near to no shelf by itself', () => {
    const say = 'do you sell zorbic plates';
    expect(reply(say).message).toContain('I have no');
  });
});

describe('what there is', () => {
  it.each([
    ['headset', 'need a wireless headset, for valorant with the squad', 'Headphones'],
    ['chair', 'a comfortable chair for work from home', 'Chairs'],
    ['laptop', 'laptop for word and a bit of coding', 'Laptops'],
    ['mixer', 'our old mixer stopped working, need one that lasts', 'Mixer Grinders'],
  ])('%s is shown whatever else is said', (_, say, end) => {
    const keys = reply(say).products.map(shelfKey);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.every((key) => key.endsWith(end))).toBe(true);
  });
});
