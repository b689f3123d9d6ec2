/** What is said that is not about products; takes plain lower-case text. */

const list = (source: string) =>
  new RegExp(
    String.raw`^(?:${source})(?:[\s,!.?]+(?:there|baeon|bot|dear|ji|bhai|friend|again))*[\s!.?]*$`,
    'u',
  );

const GREETING = list(
  "hi+|hello+|hey+|hiya|yo|hola|namaste|namaskar|namaskara|vanakkam|salaam|good (?:morning|afternoon|evening|day)|howdy|kaise ho|how are you(?: doing)?|whats up|what's up|sup",
);
const THANKS = list(
  '(?:ok(?:ay)?|great|cool|nice|perfect|super)?[\\s,]*(?:thanks?(?: you)?(?: (?:so|very) much)?(?: a lot)?|thank u|thx|ty|dhanyavaad|dhanyawad|shukriya)(?: for (?:the|your) help)?|great|cool|nice|perfect|awesome|ok(?:ay)?|got it|mast|badhiya',
);
const BYE = list(
  "bye+|goodbye|good night|see you(?: later)?|see ya|tata|alvida|that's all|thats all|nothing else|no thanks|no thank you",
);
const HELP =
  /^(?:help|help me|\?+|what can you do|what do you do|how (?:do(?:es)?|can) (?:i|you|this|it) (?:use|work|help).*|how does this work|kya kar sakte ho|madad|commands|options)[\s!.?]*$/u;
const WHO =
  /\b(?:who are you|what are you|are you (?:a )?(?:human|bot|robot|real|ai|person)|your name|kaun ho)\b/u;

/** What people ask a shop for and we do not do. */
const OUTSIDE: [RegExp, string][] = [
  [
    /\b(?:place (?:an? )?order|order (?:it|this|that|the)|checkout|check out now|buy it for me|add (?:it )?to (?:my )?cart|book it)\b/u,
    'I cannot order for you.',
  ],
  [
    /\b(?:track|where is my (?:order|package|parcel)|order status|delivery (?:date|time|status)|when will (?:it|my order) (?:come|arrive)|deliver(?:y|ed)? to)\b/u,
    'I know nothing about orders and deliveries.',
  ],
  [
    /\b(?:refund|return policy|return (?:it|my|this)|exchange (?:it|my|this)|cancel my)\b/u,
    'Returns and refunds are the shop’s to settle.',
  ],
  [
    /\b(?:emi|no cost emi|instal?lments?|pay(?:ment)? (?:methods?|options?)|upi|cash on delivery|cod|credit card)\b/u,
    'I do not know how the shop lets you pay.',
  ],
  [
    /\b(?:talk|speak|connect me|chat) (?:to|with) (?:a |an )?(?:human|person|agent|someone|executive|support)\b/u,
    'I cannot put you through to a person.',
  ],
  [
    /\b(?:weather|temperature today|news|cricket score|joke|poem|story|president|prime minister|capital of|homework|translate|recipe)\b/u,
    'I only know about shopping.',
  ],
];

export type SmallTalk =
  | { kind: 'greeting' | 'thanks' | 'bye' | 'help' | 'who' }
  | { kind: 'outside'; because: string };

export function readSmallTalk(text: string): SmallTalk | null {
  if (GREETING.test(text)) return { kind: 'greeting' };
  if (THANKS.test(text)) return { kind: 'thanks' };
  if (BYE.test(text)) return { kind: 'bye' };
  if (HELP.test(text)) return { kind: 'help' };
  if (WHO.test(text)) return { kind: 'who' };
  const outside = OUTSIDE.find(([pattern]) => pattern.test(text));
  return outside ? { kind: 'outside', because: outside[1] } : null;
}
