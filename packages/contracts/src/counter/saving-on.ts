/** What a campaign takes off a bill. */
type BillSaving = { kind: 'percent' | 'rupees'; amount: number };

/** In rupees, as far as anybody can know: by server and till alike. */
export function savingOn(saving: BillSaving | null, billRupees: number | null): number | null {
  if (saving?.kind === 'rupees') return Math.min(saving.amount, billRupees ?? saving.amount);
  if (saving === null || billRupees === null) return null;
  return Math.round((billRupees * saving.amount) / 100);
}
