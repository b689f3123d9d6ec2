/** Waits for something, but no longer than this. It goes on all the same. */
export async function atMost(ms: number, awaited: Promise<unknown>): Promise<void> {
  const over = new Promise((resolve) => setTimeout(resolve, ms));
  await Promise.race([awaited, over]);
}
