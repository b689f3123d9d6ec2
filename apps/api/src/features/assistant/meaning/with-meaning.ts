import type { Assistant } from '../assistant.service.ts';
import type { OfflineAssistant } from '../offline/offline-assistant.ts';
import type { NearShelves } from './shelf-vectors.ts';

/** Our own assistant, told by meaning what a turn is about where its words alone do not say. */
export function withMeaning(own: OfflineAssistant, shelves: Pick<NearShelves, 'near'>): Assistant {
  return {
    async reply(written, memory) {
      const judged = own.stancesAsked(written, memory);
      const stances = judged && (await shelves.near(judged));
      const text = stances ? own.withStances(written, memory, stances) : written;
      const asked = own.meaningAsked(written, memory);
      const near = asked && (await shelves.near(asked));
      const [alone, whole, ...parts] = near ?? [];
      const isAsked = text === written;
      return own.reply(
        text,
        memory,
        alone && { alone, whole: whole ?? alone, parts: isAsked ? parts : [] },
      );
    },
  };
}
