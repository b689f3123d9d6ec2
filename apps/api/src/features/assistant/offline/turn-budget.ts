import type { AssistantCatalogue } from './chat-state.ts';
import { plainReply } from './chat-state.ts';
import { createOfflineAssistant, type OfflineAssistant } from './offline-assistant.ts';
import { texts } from './wording.ts';

/** What nobody writes takes seconds: a usual turn takes a hundredth of one, in a large catalogue a tenth. */
const MOST_MS = 400;
/** Of what takes longer no more than the beginning is read. */
const BEGINNINGS = [160, 60];
/** What takes next to no time by itself looks at the clock every so often. */
const LOOKS = 64;

class OutOfTime extends Error {}

type Clock = () => number;

/** A catalogue that ends the work in hand once its time is over. */
function timedCatalogue(catalogue: AssistantCatalogue, spentMs: Clock) {
  let until = Infinity;
  let asked = 0;
  const look = (): void => {
    if (until !== Infinity && spentMs() > until) throw new OutOfTime();
  };
  const glance = (): void => {
    asked += 1;
    if (asked % LOOKS === 0) look();
  };
  const seldom =
    <Args extends unknown[], Found>(find: (...args: Args) => Found) =>
    (...args: Args): Found => {
      glance();
      return find(...args);
    };
  const timed: AssistantCatalogue = {
    search(request) {
      look();
      return catalogue.search(request);
    },
    *products() {
      for (const product of catalogue.products()) {
        glance();
        yield product;
      }
    },
    kindsIn: seldom(catalogue.kindsIn),
    kindOf: seldom(catalogue.kindOf),
    find: seldom(catalogue.find),
    brandsIn: seldom(catalogue.brandsIn),
    countOf: seldom(catalogue.countOf),
    guess: seldom(catalogue.guess),
  };
  return {
    timed,
    /** Null where the time was not enough. */
    within<Made>(work: () => Made): { made: Made } | null {
      until = spentMs() + MOST_MS;
      try {
        return { made: work() };
      } catch (error) {
        if (error instanceof OutOfTime) return null;
        throw error;
      } finally {
        until = Infinity;
      }
    },
  };
}

const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/\S*$/u, '').trim() || text.slice(0, length);

/** The assistant of rules, with a limit to the time that a turn may take. `spentMs`: of the processor, by this thread. */
export function createBoundedAssistant(
  catalogue: AssistantCatalogue,
  spentMs: Clock,
): OfflineAssistant {
  const { timed, within } = timedCatalogue(catalogue, spentMs);
  const own = createOfflineAssistant(timed);
  /** What was too much once is not tried again within the same turn. */
  let tooMuch: string | null = null;

  function attempt<Made>(text: string, work: () => Made, otherwise: () => Made): Made {
    const done = text === tooMuch ? null : within(work);
    if (done) return done.made;
    tooMuch = text;
    return otherwise();
  }

  return {
    reply(written, before, ...meant) {
      const fewer = (): ReturnType<OfflineAssistant['reply']> => {
        for (const length of BEGINNINGS) {
          const done = within(() => own.reply(beginningOf(written, length), before));
          if (done) return done.made;
        }
        return plainReply(texts.askThing, before);
      };
      const reply = attempt(written, () => own.reply(written, before, ...meant), fewer);
      tooMuch = null;
      return reply;
    },
    stancesAsked: (written, before) =>
      attempt(
        written,
        () => own.stancesAsked(written, before),
        () => null,
      ),
    withStances: (written, before, stances) =>
      attempt(
        written,
        () => own.withStances(written, before, stances),
        () => written,
      ),
    clausesAsked: (written, before) =>
      attempt(
        written,
        () => own.clausesAsked(written, before),
        () => null,
      ),
    meaningAsked: (written, before, acts) =>
      attempt(
        written,
        () => own.meaningAsked(written, before, acts),
        () => null,
      ),
  };
}
