const MAX_SHOWN = 40;

/** A text out of a file as it may stand in a message: short, and with nothing that a terminal acts on. */
export function shown(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, ' ');
  return plain.length > MAX_SHOWN ? `${plain.slice(0, MAX_SHOWN)}…` : plain;
}
