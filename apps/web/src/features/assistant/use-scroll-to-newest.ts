import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ChatEntry } from './chat-state.ts';

/** Closer to the end than this is the end: a finger does not stop on a pixel. */
const NEAR_END = 80;
/** Less than this is the browser settling, and not a person who wants to see more. */
const MOVED = 4;
/** The top bar, and a little air below it. */
const TOP_BAR = 76;

const endOfPage = () => document.documentElement.scrollHeight - window.innerHeight;
const isNearEnd = () => endOfPage() - window.scrollY < NEAR_END;
const showEnd = () => window.scrollTo(0, endOfPage());

function itemOf(list: HTMLElement | null, id: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-message="${id}"]`) ?? null;
}

/** Its beginning is what people read first, so a long reply does not scroll past it. */
function showBeginning(item: HTMLElement): void {
  const top = window.scrollY + item.getBoundingClientRect().top - TOP_BAR;
  window.scrollTo(0, Math.min(top, endOfPage()));
}

const isBelow = (item: HTMLElement) => item.getBoundingClientRect().top > window.innerHeight * 0.75;

type Newest = {
  /** A reply came that the person has not seen, because they were reading further up. */
  missed: boolean;
  show: () => void;
};

/** Keeps the newest in sight, unless the person went back to read. */
export function useScrollToNewest(
  list: RefObject<HTMLElement | null>,
  messages: ChatEntry[],
  keyboard: number,
): Newest {
  const newest = messages.at(-1);
  const newestId = newest?.id ?? 0;
  /** The newest that somebody who is reading further up has seen; null for all others. */
  const [awayFrom, setAwayFrom] = useState<number | null>(null);
  if (awayFrom !== null && newest?.role === 'user' && newestId > awayFrom) setAwayFrom(null);
  const missed = awayFrom !== null && newestId > awayFrom;
  const newestItem = () => itemOf(list.current, newestId);

  // A screen that was left by a link and returned to by Back is where it was; the shell saw to it.
  const opened = useEffectEvent(() => newestId > 0 && window.scrollY === 0 && showEnd());
  useEffect(() => {
    opened();
  }, []);

  const arrived = useEffectEvent(() => {
    if (newest?.role === 'user') return showEnd();
    const question = itemOf(list.current, newestId - 1) ?? newestItem();
    if (awayFrom === null && question) showBeginning(question);
  });
  const before = useRef(newestId);
  useLayoutEffect(() => {
    if (newestId > before.current) arrived();
    before.current = newestId;
  }, [newestId]);

  const keyboardCame = useEffectEvent(() => awayFrom === null && showEnd());
  useEffect(() => {
    if (keyboard > 0) keyboardCame();
  }, [keyboard]);

  const scrolled = useEffectEvent((movedUp: boolean) => {
    const item = newestItem();
    if (isNearEnd()) setAwayFrom(null);
    else if (awayFrom === null ? movedUp : item && !isBelow(item)) setAwayFrom(newestId);
  });
  useEffect(() => {
    // Asking now would have the whole screen laid out before it is complete.
    let last: number | null = null;
    const listener = () => {
      const movedUp = last !== null && window.scrollY < last - MOVED;
      last = window.scrollY;
      scrolled(movedUp);
    };
    window.addEventListener('scroll', listener, { passive: true });
    return () => window.removeEventListener('scroll', listener);
  }, []);

  function show(): void {
    const item = newestItem();
    setAwayFrom(null);
    if (item) showBeginning(item);
  }

  return { missed, show };
}
