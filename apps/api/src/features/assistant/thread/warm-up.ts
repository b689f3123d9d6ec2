import { setTimeout as delay } from 'node:timers/promises';
import type { Catalogue } from '../../products/catalogue.ts';
import { emptyMemory } from '../offline/chat-state.ts';
import type { OfflineAssistant } from '../offline/offline-assistant.ts';

/** What people say in turn about a thing of any catalogue, in letters of each kind. */
const chatAbout = (thing: string): string[] => [
  thing,
  `a ${thing} for my sister who is 22, at most 2,000 rupees`,
  'cheaper ones, not that brand',
  'compare the first two',
  'which one would you pick, and why?',
  'how big is it, and how heavy?',
  'between five hundred and 900 rupees',
  `actually I need a small ${thing} and something for my father`,
  'go back to the first one',
  `मुझे ${thing} चाहिए 500 तक`,
  `नीला ${thing} ನನಗೆ ಬೇಕು`,
  'setting up a kitchen under 20k',
  'gift ideas for a friend’s birthday',
  'any deals near me?',
  'thanks, bye',
];

const MOST_THINGS = 3;
/** Whoever asks meanwhile is answered between any two replies. */
const PAUSE_MS = 10;

type Dependencies = {
  assistant: OfflineAssistant;
  catalogue: Pick<Catalogue, 'isReady' | 'kindOf' | 'products' | 'understand'>;
};

/**
 * Code and patterns are compiled when they first run, which takes many times as long as a reply does: that is done
 * before anybody asks.
 */
export async function warmUp({ assistant, catalogue }: Dependencies): Promise<void> {
  await catalogue.isReady();
  const things = new Set<string>();
  for (const { id } of catalogue.products()) {
    const kind = catalogue.kindOf(id);
    if (kind) things.add(kind.name);
    if (things.size >= MOST_THINGS) break;
  }
  for (const thing of things) {
    let memory = emptyMemory;
    for (const said of chatAbout(thing)) {
      await delay(PAUSE_MS, undefined, { ref: false });
      // A part of what a reply does, so that none keeps others waiting for long.
      catalogue.understand(said);
      await delay(PAUSE_MS, undefined, { ref: false });
      ({ memory } = assistant.reply(said, memory));
    }
  }
}
