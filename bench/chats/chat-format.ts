import { readFileSync } from 'node:fs';

/** What a turn has to hold; all patterns are regular expressions without regard to case, turns count from 0. */
export type ExpectedTurn = {
  products?: 'some' | 'none' | 'any';
  /** Title and type of what is shown match one, for a share of `kindShare`. */
  kind?: string[];
  kindShare?: number;
  /** The first product has to be of the kind as well. */
  firstKind?: boolean;
  notKind?: string[];
  maxPrice?: number;
  minPrice?: number;
  brand?: string[];
  notBrand?: string[];
  /** One shown product states one of them. */
  colour?: string[];
  /** Names and values that the first product states. */
  attribute?: [string, string][];
  cheaperThanBefore?: boolean;
  pricierThanBefore?: boolean;
  sameKindAsTurn?: number;
  /** What is shown or named was shown in that turn; nothing was. */
  among?: number;
  fresh?: number;
  refers?: { turn: number; item: number };
  /** Each is matched by a shown product; the cheapest matches together cost at most `totalMax`. */
  each?: string[];
  totalMax?: number;
  reply?: string[];
  notReply?: string[];
  about?: string[];
  deadEnd?: false;
  deals?: 'some' | 'none';
  dealKind?: string[];
};

export type RecordedChat = {
  id: string;
  class: string;
  /** The catalogue that it is about: ours, or one without types and attributes. */
  feed: 'demo' | 'foreign';
  turns: { say: string; expect: ExpectedTurn }[];
};

/** One JSON object a line. */
export const readChats = (file: string): RecordedChat[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as RecordedChat);
