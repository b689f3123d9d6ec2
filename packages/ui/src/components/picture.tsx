import { useState } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  src: string;
  /** Whose picture it is: its first letter stands in when there is no picture. */
  name: string;
  width: number;
  height: number;
  /** Without it the picture is decoration beside a text that says the same. */
  alt?: string;
  /** For a picture that is on the first screenful anyway. */
  eager?: boolean;
  className?: string;
};

function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase();
}

/** Of the pictures that stores bring there is a small one beside the large one. */
const pictureFor = (src: string, width: number): string =>
  width > SMALL_UP_TO ? src : src.replace(/^(\/pictures\/own\/\w+)\.jpg$/, '$1-small.jpg');

const SMALL_UP_TO = 160;

/** Keeps its shape before, while and after the picture loads. */
export function Picture({ src, name, width, height, alt = '', eager = false, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const missing = src === '' || failed === src;

  return (
    <span
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classNames('block shrink-0 overflow-hidden bg-brand-soft', className)}
    >
      {missing ? (
        <InitialTile name={name} alt={alt} />
      ) : (
        <img
          src={pictureFor(src, width)}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          // What is in sight at once is drawn with what stands around it.
          decoding={eager ? 'sync' : 'async'}
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed(src)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

function InitialTile({ name, alt }: { name: string; alt: string }) {
  const spoken = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg
      {...spoken}
      data-testid="initial-tile"
      viewBox="0 0 48 48"
      className="size-full bg-linear-to-br from-hero-from to-hero-to"
    >
      <text
        x="24"
        y="32"
        textAnchor="middle"
        className="fill-on-brand text-[22px] font-bold select-none"
      >
        {initialOf(name)}
      </text>
    </svg>
  );
}
