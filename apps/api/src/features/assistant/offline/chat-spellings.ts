/** How people write in chats, and what it stands for; several spellings of one word stand beside each other. */
const SPELLINGS: [string, string][] = [
  ['pls plz plss plzz plese pleez pliz', 'please'],
  ['thx tnx thnx thnks tq tysm thanku', 'thanks'],
  ['tmrw tmr tmrow tmrrw 2moro 2mrw tomo', 'tomorrow'],
  ['bcoz bcz bcos becoz cuz coz bcuz cos', 'because'],
  ['gud gd', 'good'],
  ['gr8', 'great'],
  ['hv hav', 'have'],
  ['wid wth', 'with'],
  ['frm', 'from'],
  ['ur', 'your'],
  ['dis', 'this'],
  ['dat tht', 'that'],
  ['dem', 'them'],
  ['wanna wana', 'want to'],
  ['gonna', 'going to'],
  ['gotta', 'have to'],
  ['gimme', 'give me'],
  ['lemme', 'let me'],
  ['shud shld', 'should'],
  ['wud wld', 'would'],
  ['cud cld', 'could'],
  ['sumthing smth smthng sth somthing', 'something'],
  ['ne1 neone', 'anyone'],
  ['ppl', 'people'],
  ['frnd frend frn', 'friend'],
  ['frnds frends frns', 'friends'],
  ['sis', 'sister'],
  ['lil', 'little'],
  ['wifey', 'wife'],
  ['hubs', 'husband'],
  ['mil', 'mother in law'],
  ['kiddo kiddy', 'kid'],
  ['kiddos', 'kids'],
  ['doggo pupper doggie', 'dog'],
  ['doggos', 'dogs'],
  ['kitteh kitty', 'cat'],
  ['lappy lappi', 'laptop'],
  ['specs', 'spectacles'],
  ['veggies', 'vegetables'],
  ['choc choccy chocs', 'chocolate'],
  ['pics pix', 'photos'],
  ['nyt nite', 'night'],
  ['mrng mrning', 'morning'],
  ['evng eve', 'evening'],
  ['wrk', 'work'],
  ['wt', 'weight'],
  ['abv', 'above'],
  ['blw', 'below'],
  ['btwn btw', 'between'],
  ['b4', 'before'],
  ['qty', 'quantity'],
  ['cod', 'cash on delivery'],
  ['tws', 'true wireless earbuds'],
  ['avl avlbl avail', 'available'],
  ['luv', 'love'],
  ['fav fave', 'favourite'],
  ['diff', 'different'],
  ['shes', 'she is'],
  ['hes', 'he is'],
  ['thats', 'that is'],
  ['theres', 'there is'],
  ['whos', 'who is'],
];

const meantBy = new Map(
  SPELLINGS.flatMap(([written, meant]) => written.split(' ').map((word) => [word, meant] as const)),
);
const WRITTEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}'-])(?:${[...meantBy.keys()].join('|')})(?![\p{L}\p{N}'-])`,
  'gu',
);
/** "4 my mom" is for her. */
const FOR =
  /(?<=^|\s)4 (?=(?:my|our|his|her|him|me|us|mom|dad|kids|the|wfh|work|home|office|college|school|gym)\b)/gu;
/** "Cod liver oil" is of a fish, and "mil jayega" asks whether there is any. */
const AS_IT_IS =
  /\bcod(?=\s+(?:liver|fish|oil))|\bmil(?=\s+(?:ke|ki|ka|jay|jaa|ja|sak|gay|rah|ta|pay))/gu;
/** "By the way". */
const BY_THE_WAY = /\bbtw\b(?!\s+(?:rs\.?\s*)?\d)[\s,]*/gu;
const BROTHER = /\b(my|our|his|her|elder|little|younger|big) bro\b/gu;
/** Who is spoken to: "bro, show me phones", "some earbuds yaar". */
const ADDRESSED =
  /^(?:hey |hi |hello |ok |oh )?(?:bro|bruh|dude|boss|sir|madam|ma'am|mam|guru|machi|macha|maga|beta|dear|buddy|saar|sirji)\s*[,!]+\s*|\s*,?\s+(?:bro|bruh|dude|yaar|yar|saar|sirji|machi|macha|da|na)\s*(?=[.!?]*$)/gu;

/** Plain text with chat spellings written out, and without whom it is said to. */
export const withoutChatSpellings = (text: string): string => {
  const kept: string[] = [];
  return text
    .replaceAll(AS_IT_IS, (word) => {
      kept.push(word);
      return '\u0001';
    })
    .replaceAll(ADDRESSED, (all) => (all.trim() === text.trim() ? all : ''))
    .replaceAll(BY_THE_WAY, '')
    .replaceAll(BROTHER, '$1 brother')
    .replaceAll(FOR, 'for ')
    .replaceAll(WRITTEN, (word) => meantBy.get(word)!)
    .replaceAll('\u0001', () => kept.shift()!);
};
