import type { Query } from '../query.ts';

/** One model, as people remember it. */
export const models: readonly Query[] = [
  { q: 'veltra nova 5', is: { name: /^Veltra Nova 5 (?!Lite)/ }, near: { name: /^Veltra Nova/ } },
  { q: 'nova 7 256gb', is: { name: /^Veltra Nova 7/ }, has: { Storage: '256 GB' } },
  { q: 'kaarvo k20', is: { name: /^Kaarvo K20/ } },
  { q: 'K30 ultra', is: { name: /^Kaarvo K30 Ultra/ } },
  { q: 'orvanta max9', is: { name: /^Orvanta Max 9/ } },
  { q: 'ikshana d300', is: { name: /^Ikshana D300/ } },
  { q: 'r5 pro camera', is: { name: /^Ikshana R5 Pro/ } },
  { q: 'numira s 11', is: { name: /^Numira S11/ } },
  {
    q: 'dhvanik studio pro',
    is: { name: /^Dhvanik Studio Pro/ },
    near: { name: /^Dhvanik Studio/ },
  },
  {
    q: 'arkento raid 15 laptop',
    is: { name: /^Arkento Raid 15/ },
    near: { name: /^Arkento (?:Raid|Scout)/ },
  },
  { q: 'sonavi bass400', is: { name: /^Sonavi Bass 400/ } },
  { q: 'thandra polar 2 ton', is: { name: /^Thandra Polar/ }, has: { Capacity: '2 ton' } },
  { q: 'himora frost 5', is: { name: /^Himora Frost 5/ }, near: { name: /^Himora Frost/ } },
];
