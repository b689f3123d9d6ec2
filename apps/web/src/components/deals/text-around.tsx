import type { ReactNode } from 'react';

/** Occurs in no text, so it shows where the sentence leaves room. */
const ROOM = '\u0000';

type Props = { say: (inner: string) => string; children: ReactNode };

/** A sentence around what is more than text, wherever the language has its place. */
export function TextAround({ say, children }: Props) {
  const [before, after] = say(ROOM).split(ROOM);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
