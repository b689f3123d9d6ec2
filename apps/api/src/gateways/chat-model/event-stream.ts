const END_OF_LINE = /\r\n|\n|\r(?!$)/;

/** Lines of a text that comes in pieces; a CR at the end of one may be half of a CRLF. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split(END_OF_LINE);
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

/**
 * The data of server-sent events, wherever the stream was cut into pieces. What stands behind the
 * last empty line counts too: some servers end without one.
 */
export async function* eventsIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of linesOf(pieces)) {
    if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''));
    if (line !== '' || data.length === 0) continue;
    yield data.join('\n');
    data = [];
  }
  if (data.length > 0) yield data.join('\n');
}
