import type { Assistant } from '../assistant.service.ts';
import type { RetrievedAssistant } from '../with-retrieval.ts';
import { withClauses } from './near-clauses.ts';
import type { NearShelves } from './shelf-vectors.ts';

/** Our own assistant, told by meaning what a turn is about where its words alone do not say. */
export function withMeaning(
  own: RetrievedAssistant,
  shelves: Pick<NearShelves, 'near'>,
): Assistant {
  return {
    async reply(written, memory) {
      const judged = await own.stancesAsked(written, memory);
      const stances = judged && (await shelves.near(judged));
      const text = stances ? own.withStances(written, memory, stances) : written;
      const isAsked = text === written;
      const clauses = own.clausesAsked(text, memory);
      const each = (clauses && (await shelves.near(clauses))) ?? [];
      const acts = each.length > 0 ? each.map(({ act }) => act) : undefined;
      const asked = own.meaningAsked(written, memory, isAsked ? acts : undefined);
      const near = asked && (await shelves.near(asked));
      const [alone, whole, ...others] = near ?? [];
      const isName = (_: unknown, nth: number) => asked?.[nth + 2]?.isName === true;
      const name = others.find(isName);
      const parts = others.filter((each) => each !== name);
      return own.reply(
        text,
        memory,
        alone && {
          alone: withClauses(alone, each),
          whole: whole ?? alone,
          name,
          parts: isAsked ? parts : [],
        },
        acts,
      );
    },
  };
}
