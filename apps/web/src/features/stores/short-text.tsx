import { once } from '../../lib/scheduling.ts';

const characters = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** At most so many characters as people count them, then an ellipsis. */
export function shortened(text: string, most: number): string {
  // No character is shorter than one unit.
  if (text.length <= most) return text;
  const all = [...characters().segment(text)];
  const cut = all[most]?.index;
  return cut === undefined ? text : `${text.slice(0, cut).trimEnd()}…`;
}

/** A shortened text for the eyes, the whole one for screen readers. */
export function ShortText({ text, most }: { text: string; most: number }) {
  const short = shortened(text, most);
  if (short === text) return text;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{text}</span>
    </>
  );
}
