const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const redemption = (number: number, more: object = {}) => ({
  id: crypto.randomUUID(),
  at: ago(number * 420_000),
  title: [
    'Flat ₹500 off on silk sarees above ₹3,000',
    'Filter coffee and a masala dosa for ₹99',
    '10% off',
  ][number % 3],
  till: 'Front',
  staff: number % 2 ? 'Meenakshi Sundaram' : 'Ravi',
  key: null,
  bill_rupees: number % 3 === 1 ? null : 3499 + 410 * number,
  saving_rupees: number % 3 === 2 ? 150 : 500,
  undone_at: null,
  undo_reason: null,
  ...more,
});

/** What a till took on a busy day, its newest ones. */
export const fullDay = {
  day: ago(0).slice(0, 10),
  count: 38,
  undone: 1,
  saving_rupees: 18_250,
  bill_rupees: 1_42_870,
  by_staff: [
    { staff: 'Ravi', count: 23, saving_rupees: 11_000 },
    { staff: 'Meenakshi Sundaram', count: 15, saving_rupees: 7250 },
  ],
  redemptions: Array.from({ length: 5 }, (_, nth) =>
    redemption(nth, nth === 2 ? { undone_at: ago(60_000), undo_reason: 'Wrong coupon' } : {}),
  ),
};
