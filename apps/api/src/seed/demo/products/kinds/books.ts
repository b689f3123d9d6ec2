import type { ProductKind } from '../product-kind.ts';

const category = 'book_store';

export const books: readonly ProductKind[] = [
  {
    category,
    type: 'Books > Fiction > {kinds}',
    title: '{model} by {Author} ({Genre} Novel, {Format}, {Language})',
    name: '{model} ({Format}, {Language})',
    about: `
      A {genre} novel by {Author}, {Pages} long. Published in {Language} as {format}.
    `,
    models: `
      model | brand | kinds | price | Author | Genre | Pages | Format | Language
      The Monsoon Ledger | Peepul Yard Press | Mystery Novels | 299 | Ira Deshvant | Mystery | 312 pages | Paperback; Hardcover +300 | English
      Murder at Lalbagh Gate | Peepul Yard Press | Mystery Novels | 350 | Ira Deshvant | Mystery | 288 pages | Paperback; Hardcover +300 | English
      The Clockmaker of Mattancherry | Third Monsoon | Historical Novels | 399 | Joseph Kurivan | Historical | 416 pages | Paperback; Hardcover +350 | English
      Salt on the Sill | Third Monsoon | Literary Novels | 450 | Meher Talvani | Literary | 264 pages | Paperback; Hardcover +250 | English
      Two Cups After Rain | Gulmohar Lane | Romance Novels | 250 | Anvita Rohel | Romance | 240 pages | Paperback | English; Hindi -50
      The Last Local to Virar | Gulmohar Lane | Romance Novels | 279 | Anvita Rohel | Romance | 256 pages | Paperback | English
      Red Giant Falling | Orbit Neem | Science Fiction Novels | 499 | Kabir Nandanath | Science Fiction | 480 pages | Paperback; Hardcover +400 | English
      The Glass Lanterns | Orbit Neem | Fantasy Novels | 599 | Tara Velmurai | Fantasy | 640 pages | Paperback; Hardcover +400 | English
      Sons of the Salt Throne | Orbit Neem | Fantasy Novels | 650 | Tara Velmurai | Fantasy | 704 pages | Paperback; Hardcover +400 | English
      Cold Platform Nine | Peepul Yard Press | Thriller Novels | 329 | Rustom Bhavnath | Thriller | 336 pages | Paperback | English
      Neem Ke Neeche | Gulmohar Lane | Literary Novels | 199 | Sharad Upvan | Literary | 208 pages | Paperback | Hindi
      The House With No Veranda | Third Monsoon | Horror Novels | 299 | Meher Talvani | Horror | 296 pages | Paperback | English
    `,
  },
  {
    category,
    type: 'Books > Non-fiction > {kinds}',
    title: '{model} by {Author} ({Genre} Book, {Format}, {Language})',
    name: '{model} ({Format}, {Language})',
    about: `
      A {genre} book by {Author} with {Pages}. Published in {Language} as {format}.
    `,
    models: `
      model | brand | kinds | price | Author | Genre | Pages | Format | Language
      Small Steps Every Monday | Gulmohar Lane | Self Help Books | 299 | Dr Nalin Sarvade | Self Help | 224 pages | Paperback; Hardcover +250 | English; Hindi -50
      The Quiet Saver | Banyan Desk | Finance Books | 399 | Preeti Lokhani | Personal Finance | 248 pages | Paperback | English; Hindi -100
      From Stall to Store | Banyan Desk | Business Books | 450 | Preeti Lokhani | Business | 304 pages | Paperback; Hardcover +300 | English
      A Kitchen in Udupi | Gulmohar Lane | Cookbooks | 699 | Sharvari Kamthe | Cooking | 192 pages | Hardcover | English
      Thirty Dals | Gulmohar Lane | Cookbooks | 450 | Sharvari Kamthe | Cooking | 144 pages | Paperback | English; Hindi -100
      Walking the Western Ghats | Third Monsoon | Travel Books | 550 | Joseph Kurivan | Travel | 320 pages | Paperback | English
      Keeper of the Second Innings | Peepul Yard Press | Biographies | 499 | Rustom Bhavnath | Biography | 368 pages | Paperback; Hardcover +350 | English
      Rivers Before Kings | Third Monsoon | History Books | 799 | Prof Ela Mistrinath | History | 544 pages | Paperback; Hardcover +500 | English
      The Patient Breath | Banyan Desk | Health Books | 250 | Dr Nalin Sarvade | Yoga and Health | 160 pages | Paperback | English; Hindi -50
    `,
  },
  {
    category,
    type: 'Books > Children > {kinds}',
    title: '{model} by {Author} ({Genre} Book for Children of {Age}) – {Format}',
    name: '{model} ({Format})',
    common: { Language: 'English' },
    about: `
      A {genre} book for children of {Age} by {Author}. {Pages}, {format}.
    `,
    models: `
      model | brand | kinds | price | Author | Genre | Age | Pages | Format
      Gajju Learns to Swim | Chota Pustak | Picture Books | 199 | Lila Amrute | Picture | 3 to 5 years | 32 pages | Paperback; Board book +150
      The Owl Who Sold Umbrellas | Chota Pustak | Picture Books | 229 | Lila Amrute | Picture | 4 to 6 years | 40 pages | Paperback; Hardcover +200
      Panchatantra in Rhymes | Chota Pustak | Story Books | 350 | Lila Amrute | Story | 5 to 8 years | 96 pages | Paperback; Hardcover +200
      Detective Bulbul and the Missing Mangoes | Chota Pustak | Story Books | 250 | Omi Farande | Story | 8 to 12 years | 128 pages | Paperback
      My First Hundred Words | Chota Pustak | Early Learning Books | 149 | Omi Farande | Early Learning | 1 to 3 years | 24 pages | Board book
      Colour the Festivals | Chota Pustak | Activity Books | 99 | Omi Farande | Colouring | 4 to 8 years | 48 pages | Paperback
      Space in Sixty Questions | Chota Pustak | Activity Books | 299 | Omi Farande | Science Activity | 8 to 12 years | 80 pages | Paperback
    `,
  },
  {
    category,
    type: 'Books > Study > {kinds}',
    title: '{model} ({Subject} {thing}, {Format}, {Edition})',
    name: '{model} ({Edition})',
    about: `
      A {thing} for {subject} with {Pages}. {Format}, {edition}. Language: {Language}.
    `,
    models: `
      model | brand | thing | kinds | price | Subject | Pages | Format | Edition | Language
      Class 10 Mathematics Practice | Vidyarth Prakash | Guide Book | School Books | 350 | Mathematics | 420 pages | Paperback | 2025 edition -50; 2026 edition | English
      Class 12 Physics in Steps | Vidyarth Prakash | Guide Book | School Books | 499 | Physics | 640 pages | Paperback | 2025 edition -50; 2026 edition | English
      Class 12 Chemistry in Steps | Vidyarth Prakash | Guide Book | School Books | 499 | Chemistry | 612 pages | Paperback | 2025 edition -50; 2026 edition | English
      Engineering Entrance Solved Papers | Vidyarth Prakash | Question Bank | Exam Books | 650 | Engineering Entrance | 820 pages | Paperback | 2025 edition -100; 2026 edition | English
      Medical Entrance Biology Bank | Vidyarth Prakash | Question Bank | Exam Books | 699 | Medical Entrance | 900 pages | Paperback | 2025 edition -100; 2026 edition | English
      Civil Services General Studies | Vidyarth Prakash | Guide Book | Exam Books | 899 | Civil Services | 1180 pages | Paperback | 2025 edition -100; 2026 edition | English
      Programming for the First Time | Banyan Desk | Textbook | Computer Books | 549 | Computer Science | 388 pages | Paperback | 1st edition -100; 2nd edition | English
      Everyday English Grammar | Vidyarth Prakash | Textbook | Language Books | 279 | English Grammar | 256 pages | Paperback | 4th edition | English
      Pocket Hindi English Dictionary | Vidyarth Prakash | Dictionary | Language Books | 199 | Hindi and English | 720 pages | Paperback | 3rd edition | Hindi and English
    `,
  },
  {
    category,
    type: 'Books > Comics > Comics',
    title: '{model} by {Author} (Comic Book, {Volume}, {Format})',
    name: '{model} ({Volume})',
    common: { Language: 'English' },
    about: `
      A comic book by {Author}, {volume}. {Pages}, {format}.
    `,
    models: `
      model | brand | price | Author | Volume | Pages | Format
      Captain Chakra | Rangpath Comics | 199 | Jai Ramolkar | Volume 1; Volume 2; Volume 3 | 64 pages | Paperback
      Nagin Street | Rangpath Comics | 399 | Rhea Vaskar | Volume 1; Volume 2 | 160 pages | Paperback
    `,
  },
  {
    category,
    type: 'Books > Book Accessories > {kinds}',
    title: '{model} {Material} {thing} ({Pack}) – {Colour}',
    name: '{model} {thing} ({Material}, {Pack}, {Colour})',
    about: `
      {thing} of {material} in {colour}. Sold as a {pack}.
    `,
    models: `
      model | thing | kinds | price | Material / Colour | Pack
      Pannavi Mark | Bookmark | Bookmarks | 99 | Metal / Gold; Leather / Brown +100 | Pack of 1; Pack of 3 +120
      Pannavi Hold | Book Stand | Book Stands | 599 | Bamboo / Natural Brown; Metal / Black -100 | Pack of 1
      Pannavi Glow | Clip-on Book Light | Book Lights | 449 | ABS Plastic / White; ABS Plastic / Black | Pack of 1
      Pannavi Wrap | Book Cover Film | Book Covers | 149 | PVC / Clear | Pack of 10; Pack of 25 +150
    `,
  },
];
