/** The writing of RFC 5545: how long a line may be, in bytes, and how text is kept apart from marks. */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

export function escapedText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- none of them may stand in a calendar
      .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** Goes on in the next line after a space; never in the middle of a letter. */
function folded(line: string): string {
  let text = '';
  let room = LINE_OCTETS;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (octets > room) {
      text += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    text += letter;
    room -= octets;
  }
  return `${text}\r\n`;
}

export const calendarText = (lines: readonly string[]): string => lines.map(folded).join('');
