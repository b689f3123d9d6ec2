let wished: string | null = null;

/** A visitor wants this gift. Kept outside the screen, which starts anew when they sign in. */
export function rememberWish(token: string): void {
  wished = token;
}

/** Whether this gift was wished for; a wish is fulfilled once. */
export function takeWish(token: string): boolean {
  const found = wished === token;
  if (found) wished = null;
  return found;
}
