import {
  chennaiStreet,
  hyderabadStreet,
  karnatakaStreet,
  kochiStreet,
  type Street,
} from './demo-streets.ts';
import { english, families, kannada, malayalam, tamil, telugu } from './demo-words.ts';

export type DemoCity = {
  name: string;
  code: string;
  words: readonly string[];
  honorifics: readonly string[];
  street: Street;
  /** A landline of the city; the run of noughts shows that it is made up. */
  phone(number: number): string;
};

const landline = (prefix: string) => (number: number) =>
  `+91 ${prefix}${String(number % 1000).padStart(3, '0')}`;

export const bengaluru: DemoCity = {
  name: 'Bengaluru',
  code: 'blr',
  // People came here from everywhere around, and so did the names of their shops.
  words: [
    ...kannada,
    ...families.karnataka,
    ...english,
    ...tamil.slice(0, 8),
    ...telugu.slice(0, 8),
    ...malayalam.slice(0, 8),
  ],
  honorifics: [
    'Sri',
    'New',
    'Namma',
    'Hosa',
    'Royal',
    'Golden',
    'City',
    'Grand',
    'Classic',
    'Little',
  ],
  street: karnatakaStreet,
  phone: landline('80 4000 0'),
};

export const otherCities: readonly DemoCity[] = [
  {
    name: 'Mysuru',
    code: 'mys',
    words: [...kannada, ...families.karnataka, ...english],
    honorifics: ['Sri', 'New', 'Namma', 'Royal', 'Heritage', 'Golden', 'City', 'Grand'],
    street: karnatakaStreet,
    phone: landline('821 400 0'),
  },
  {
    name: 'Chennai',
    code: 'maa',
    words: [...tamil, ...families.tamilNadu, ...english],
    honorifics: ['Sri', 'New', 'Namma', 'Royal', 'Golden', 'City', 'Grand', 'Classic'],
    street: chennaiStreet,
    phone: landline('44 4000 0'),
  },
  {
    name: 'Hyderabad',
    code: 'hyd',
    words: [...telugu, ...families.telangana, ...english],
    honorifics: ['Sri', 'New', 'Royal', 'Golden', 'City', 'Grand', 'Pearl', 'Classic'],
    street: hyderabadStreet,
    phone: landline('40 4000 0'),
  },
  {
    name: 'Kochi',
    code: 'cok',
    words: [...malayalam, ...families.kerala, ...english],
    honorifics: ['New', 'Royal', 'Golden', 'City', 'Grand', 'Classic', 'Little', 'Marine'],
    street: kochiStreet,
    phone: landline('484 400 0'),
  },
];
