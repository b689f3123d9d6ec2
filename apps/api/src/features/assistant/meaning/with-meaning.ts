import type { Assistant } from '../assistant.service.ts';
import type { OfflineAssistant } from '../offline/offline-assistant.ts';
import type { NearShelves } from './near-shelves.ts';

/** Our own assistant, told by meaning what a turn is about where its words alone do not say. */
export function withMeaning(own: OfflineAssistant, shelves: Pick<NearShelves, 'near'>): Assistant {
  return {
    async reply(text, memory) {
      const asked = own.meaningAsked(text, memory);
      const near = asked && (await shelves.near(asked));
      const [alone, whole, ...parts] = near ?? [];
      return own.reply(text, memory, alone && { alone, whole: whole ?? alone, parts });
    },
  };
}
