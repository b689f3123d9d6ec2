import type { ProductColour, ProductGround } from './picture-names.ts';
import type { Paint } from './product-drawings/parts.ts';

type Own = 'body' | 'flat' | 'light' | 'pale' | 'dark' | 'deep';
type Tones = Record<Exclude<Own, 'body'>, string>;

/** From the palest to the deepest of one colour. */
const tones = (pale: string, light: string, flat: string, dark: string, deep: string): Tones => ({
  pale,
  light,
  flat,
  dark,
  deep,
});

export const productTones: Record<ProductColour, Tones> = {
  black: tones('#aeb6c4', '#5b6474', '#333a48', '#232936', '#12161f'),
  grey: tones('#dfe4eb', '#a3adbb', '#77828f', '#5a6573', '#3d4652'),
  silver: tones('#f7f9fb', '#e4e9ef', '#c6ced8', '#a1acb9', '#74808f'),
  white: tones('#fbfcfd', '#ffffff', '#eceff4', '#c9d1dc', '#8e9bad'),
  cream: tones('#fffcf3', '#fdf5e1', '#f6e8c8', '#e0cba0', '#ab9163'),
  beige: tones('#faf3e8', '#eeddc4', '#dcc3a0', '#bfa27a', '#8c7350'),
  brown: tones('#ecd9ca', '#b98867', '#8a5a3c', '#6b4229', '#472a18'),
  wood: tones('#f3dfc4', '#dcb283', '#bd8a57', '#976a3d', '#684624'),
  copper: tones('#f9e1d6', '#e8b49b', '#cf8d70', '#ad6b4f', '#7c4730'),
  gold: tones('#fdf1cd', '#f6d77f', '#e5b53f', '#c08f22', '#876112'),
  yellow: tones('#fff6c9', '#ffe680', '#fbcf33', '#dba714', '#99720a'),
  orange: tones('#ffe6d1', '#ffb577', '#f58a35', '#d26a18', '#934508'),
  peach: tones('#fff0e8', '#ffd5c0', '#fab394', '#dd8c6b', '#a55d40'),
  red: tones('#fedad6', '#f47f74', '#dc4237', '#b42b23', '#7a1814'),
  maroon: tones('#f2d3da', '#b55468', '#862a3f', '#661b2d', '#420e1b'),
  pink: tones('#ffe6ef', '#fcb4cc', '#f07ea6', '#cf5681', '#93315a'),
  purple: tones('#ebddfb', '#b184e2', '#8449c4', '#66339e', '#431d6d'),
  lavender: tones('#f4effd', '#dccff6', '#bfa9e8', '#9a80cc', '#6c5499'),
  navy: tones('#d3ddf1', '#5f7bb4', '#2c4580', '#1f3262', '#121f41'),
  blue: tones('#d8e6fe', '#76a6f8', '#3a75e6', '#2758bd', '#183b84'),
  sky: tones('#e4f4fd', '#a9daf6', '#6bbcea', '#4497c8', '#27688f'),
  teal: tones('#d2f1ee', '#5fc4bd', '#238f8c', '#176c6b', '#0d4747'),
  green: tones('#d9f2de', '#74c88a', '#379a55', '#26763e', '#154c26'),
  olive: tones('#eef0d3', '#b3b871', '#828a3f', '#63692c', '#42471a'),
  mint: tones('#e8faf2', '#b9eed6', '#86d9b5', '#5bb48e', '#357c5f'),
};

/** Materials that are what they are, in whatever colour the product comes. */
export const materials: Record<Exclude<Paint, Own>, string> = {
  shine: '#ffffff" fill-opacity=".42',
  shade: '#16203a" fill-opacity=".14',
  white: '#ffffff',
  paper: '#fdf8ec',
  ink: '#222a3b',
  metal: '#ced6e0',
  steel: '#8f9bac',
  glass: '#d6ebf8',
  screen: 'url(#screen)',
  wood: '#cd9c68',
  bark: '#8d5f3b',
  gold: '#f2bb45',
  red: '#e4584a',
  leaf: '#51ad6c',
  sea: '#4a97e6',
  skin: '#f0c6a6',
};

export const productGroundColours: Record<ProductGround, [from: string, to: string]> = {
  mist: ['#f5f7fa', '#dbe3ee'],
  sand: ['#fbf7f0', '#ecdfcc'],
  blush: ['#fdf4f3', '#f4dad8'],
  mint: ['#f2faf6', '#d3ebdf'],
  lilac: ['#f7f5fc', '#e0daf0'],
  sky: ['#f2f8fd', '#d2e5f5'],
};
