/** What everybody is given once, on finishing onboarding. No places: it can be used at any store. */
export const welcomeBonus = {
  kind: 'bonus',
  title: '₹100 off your first bill',
  description:
    'A welcome from us: show the code at any store that is on the map, and pay ₹100 less.',
  terms: [
    'On one bill of ₹499 or more.',
    'Once per person.',
    'Not together with another offer.',
    'Not exchanged for cash.',
  ].join('\n'),
  savingKind: 'rupees',
  savingAmount: 100,
  startsAt: new Date('2025-01-01T00:00:00Z'),
  endsAt: new Date('2099-12-31T18:29:59.999Z'),
  validDays: 45,
  total: 1_000_000,
  dealsLeft: 1_000_000,
} as const;
