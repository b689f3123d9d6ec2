import { withoutDress, withPlainDigits, withoutRepeats, withSpelledJoined } from './tidy-text.ts';
import type { UnitOf } from './tokens.ts';
import { withFigures } from './with-figures.ts';

/** "Buy one get one" as it is heard more often than not. */
const BY_ONE = /(?<!\p{L})(b)y(?= (?:one|two|three|\d),? get (?:one|two|three|\d)(?!\p{L}))/giu;

const onceWritten = (heard: string, unitOf: UnitOf): string => {
  const spaced = heard.replaceAll(/\s+/g, ' ').trim().replaceAll(BY_ONE, '$1uy');
  const figures = withFigures(withSpelledJoined(withPlainDigits(spaced)), unitOf);
  return withoutDress(withoutRepeats(figures));
};

/** Far more than anything said has needed. */
const MOST_PASSES = 12;

/**
 * What a person would have typed who said this: "Show me phones under twenty thousand rupees." is "Show me phones
 * under 20000 rupees". What one step leaves may be work for another, hence until nothing changes.
 */
export function spokenToWritten(heard: string, unitOf: UnitOf): string {
  let written = heard;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const again = onceWritten(written, unitOf);
    if (again === written) break;
    written = again;
  }
  return written;
}
