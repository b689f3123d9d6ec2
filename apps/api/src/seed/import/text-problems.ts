import { hasControlCharacter } from '@baeon/contracts/common/plain-text';
import type { Fields } from './import-kind.ts';

const REPLACEMENT = '\ufffd';

/** What no text of any kind of data may hold. */
export function textProblems(fields: Fields): string[] {
  const problems: string[] = [];
  for (const [column, value] of Object.entries(fields)) {
    const text = Array.isArray(value) ? value.join('\n') : value;
    if (typeof text !== 'string') continue;
    // Bytes that are not UTF-8 were replaced by the decoder; JSON can also escape half a character.
    if (text.includes(REPLACEMENT) || !text.isWellFormed()) {
      problems.push(`${column} has characters that cannot be read; save the file as UTF-8`);
    } else if (hasControlCharacter(text)) {
      problems.push(`${column} has an invisible control character`);
    }
  }
  return problems;
}
