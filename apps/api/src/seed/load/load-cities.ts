export type LoadCity = {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  /** The first three digits of its pincodes. */
  pincodes: number;
  /** How many of every hundred or so stores are here. */
  share: number;
  /** How far stores of the core lie from the centre: most of them up to one and a half times this. */
  coreKm: number;
  /** The side that is sea. */
  sea?: 'east' | 'west';
};

type Place = [latitude: number, longitude: number];

const inState =
  (state: string) =>
  (
    name: string,
    [latitude, longitude]: Place,
    rest: Pick<LoadCity, 'pincodes' | 'share' | 'coreKm' | 'sea'>,
  ): LoadCity => ({ name, state, latitude, longitude, ...rest });

const karnataka = inState('Karnataka');
const tamilNadu = inState('Tamil Nadu');
const telangana = inState('Telangana');
const andhra = inState('Andhra Pradesh');
const kerala = inState('Kerala');

/** Where load data lies: large cities and small ones, as unlike each other as they are. */
export const loadCities: readonly LoadCity[] = [
  karnataka('Bengaluru', [12.9716, 77.5946], { pincodes: 560, share: 26, coreKm: 6 }),
  telangana('Hyderabad', [17.385, 78.4867], { pincodes: 500, share: 19, coreKm: 6 }),
  tamilNadu('Chennai', [13.0827, 80.2707], { pincodes: 600, share: 18, coreKm: 6, sea: 'east' }),
  tamilNadu('Coimbatore', [11.0168, 76.9558], { pincodes: 641, share: 6, coreKm: 4 }),
  kerala('Kochi', [9.9816, 76.2999], { pincodes: 682, share: 5.5, coreKm: 4, sea: 'west' }),
  andhra('Visakhapatnam', [17.7231, 83.3013], {
    pincodes: 530,
    share: 5,
    coreKm: 4,
    sea: 'east',
  }),
  andhra('Vijayawada', [16.5062, 80.648], { pincodes: 520, share: 4, coreKm: 3.5 }),
  tamilNadu('Madurai', [9.9252, 78.1198], { pincodes: 625, share: 4, coreKm: 3.5 }),
  karnataka('Mysuru', [12.2958, 76.6394], { pincodes: 570, share: 3.5, coreKm: 3.5 }),
  kerala('Thiruvananthapuram', [8.5241, 76.9366], {
    pincodes: 695,
    share: 3.5,
    coreKm: 3.5,
    sea: 'west',
  }),
  kerala('Kozhikode', [11.2588, 75.7804], { pincodes: 673, share: 3, coreKm: 3, sea: 'west' }),
  tamilNadu('Tiruchirappalli', [10.7905, 78.7047], { pincodes: 620, share: 3, coreKm: 3 }),
  tamilNadu('Salem', [11.6643, 78.146], { pincodes: 636, share: 2.5, coreKm: 3 }),
  karnataka('Mangaluru', [12.9141, 74.856], { pincodes: 575, share: 2.5, coreKm: 3, sea: 'west' }),
  karnataka('Hubballi', [15.3647, 75.124], { pincodes: 580, share: 2.5, coreKm: 3 }),
  telangana('Warangal', [17.9689, 79.5941], { pincodes: 506, share: 2, coreKm: 3 }),
  andhra('Tirupati', [13.6288, 79.4192], { pincodes: 517, share: 2, coreKm: 2.5 }),
  kerala('Thrissur', [10.5276, 76.2144], { pincodes: 680, share: 2, coreKm: 2.5 }),
  inState('Puducherry')('Puducherry', [11.9416, 79.8083], {
    pincodes: 605,
    share: 1.5,
    coreKm: 2.5,
    sea: 'east',
  }),
  karnataka('Belagavi', [15.8497, 74.4977], { pincodes: 590, share: 1.5, coreKm: 2.5 }),
];
