/** What is said that is not about products; takes plain English text. */

const whole = (source: string) =>
  new RegExp(
    String.raw`^(?:(?:ok|oh|well|hey|hmm+|so|and|lol|haha+|wow|arre|aha)[\s,!.]+)*(?:${source})(?:[\s,!.?]+(?:there|baeon|bot|dear|ji|bhai|bro|da|di|anna|akka|kanna|child|beta|boss|sir|madam|friend|again|yaar|please|then|na|everyone))*[\s!.?]*$`,
    'u',
  );

export type SmallTalk =
  | 'greeting'
  | 'well'
  | 'thanks'
  | 'bye'
  | 'help'
  | 'who'
  | 'human'
  | 'abuse'
  | 'outside'
  | 'orders'
  | 'nod'
  | 'joke'
  | 'comfort';

const TALK: [SmallTalk, RegExp][] = [
  [
    'well',
    whole(
      String.raw`(?:hi|hello|hey)?[\s,]*how are you(?: doing)?(?: today)?|how|how(?:'s| is) it going|how do you do|what's up|sup|kaise ho|kaise hain|hege iddira`,
    ),
  ],
  [
    'greeting',
    whole(
      String.raw`hi+|hii+|hello+|helo|hey+|(?:wish you |many )?(?:a )?(?:very )?happy (?:diwali|holi|new year|ugadi|dasara|dussehra|pongal|onam|eid|christmas|rakhi|navratri|sankranti|independence day|republic day|weekend)(?: to (?:you|all))?|hiya|yo|hola|namaste|namaskara?|namaskaram|vanakkam|salaam|good (?:morning|afternoon|evening|day)|gm|howdy|anyone there|is anyone there|are you there`,
    ),
  ],
  [
    'bye',
    whole(
      String.raw`bye+(?: bye+)?|goodbye|good ?night|gn|see you(?: later| soon)?|see ya|tata|alvida|that's all(?: for (?:now|today))?|thats all|nothing else|take care|have a (?:nice|good|great|lovely|blessed) (?:day|evening|night|time|weekend)(?: ahead)?|no thanks|no thank you|i am done|i'm done|will come back later|talk to you later`,
    ),
  ],
  ['bye', /^[^?]+\b(?:bye+|good ?bye|see you(?: later| soon)?|ttyl)[\s!.]*$/u],
  [
    'thanks',
    /^(?:[\p{L}\s,'!.]{0,40}\b)?(?<!\b(?:an?|small|little|big|say|as) )(?:thanks?|thank (?:you|u)|thx|tysm|ty|dhanyavaad|dhanyawad|shukriya|much appreciated|god bless|bless you|(?:sweet|kind|nice|good) of you)\b[^?]{0,40}$/u,
  ],
  [
    'nod',
    whole(
      String.raw`ok(?:ay)?|k|yes|yeah|yep|yup|ya|haan|sure|fine|alright|all right|right|got it|hmm+|nice|cool|great|good|super|perfect|awesome|wow|very nice|(?:hmm+|ok|oh) (?:nice|good|fine|i see)|i see|let me think|(?:(?:just |please )?(?:wait|hold on|hang on|brb|(?:one|1|a|just a) (?:sec|second|min|minute)s?)[\s,.]*)+|(?:i am |i'm |im |nothing[\s,]*)*(?:just|only) (?:looking|browsing|checking|passing time)(?: around)?|no|nope|nah|not now|maybe|lol|haha+|achha|theek hai|interesting|looks good|not bad|really|(?:very |so |too |how |really )*(?:pretty|cute|lovely|beautiful|sweet|classy|stylish)|(?:good|nice|ok|yes|wow)(?:[ ,]+(?:good|nice|ok|yes|wow))+`,
    ),
  ],
  [
    'help',
    /^(?:help|help me|\?+|what (?:all |else )?(?:can|do) you (?:even |actually |really )?(?:do|sell|have)(?: here| for me)?|what can (?:i|you) (?:ask|help)(?: .*)?|how (?:do(?:es)?|can) (?:i|you|this|it) (?:use|work|help)(?: .*)?|how does this work|commands|options|how to use(?: .*)?)[\s!.?]*$/u,
  ],
  [
    'human',
    /\b(?:(?:talk|speak|connect me|chat|transfer me) (?:to|with) (?:a |an |some )?(?:real )?(?:human|person|agent|someone|executive|support|manager|customer care)|customer (?:care|support)|call me|phone number of)\b|\b(?:are you (?:an? )?|you an? )(?:human|bot|robot|real|ai|person|machine|computer)\b|\b(?:(?:is|are) (?:this|it|that|there|anyone|anybody|someone)|am i (?:talking|speaking|chatting|typing|writing) (?:to|with)|who(?:'s| is)? (?:there|this|that|it|here|talking|speaking|typing|replying|answering))[\s,]+(?:(?:an?|the|any|some|real|actual|live|only|just|here|or)[\s,]+)*(?:human|person|people|chat ?bot|bot|robot|machine|computer|ai|program|software)(?: being)?(?=\s*(?:$|[?.!,]|or\b|here\b|there\b))/u,
  ],
  [
    'who',
    /\b(?:who are you|what are you|your name|who (?:made|built) you|who is this|kaun ho|yaaru)\b/u,
  ],
  [
    'orders',
    /\b(?:track my (?:order|package)|track (?:the|an) order|where is my (?:order|package|parcel)|order status|where(?:'s| is) my (?:stuff|delivery|courier|things?))\b|\b(?:order|parcel|package|delivery|courier)\b[^?]{0,30}\b(?:(?:not|never|n't|still to) (?:come|came|reach(?:ed)?|arrived?|(?:been |get )?delivered|received?|here)|(?:is|was|got) (?:late|delayed|missing|lost|stuck))\b/u,
  ],
  [
    'abuse',
    /\b(?:stupid|idiot|useless|dumb|nonsense|fool|shut up|bakwas|bekaar|f+u+c+k+\w*|shit|bloody|moron|pagal|worst (?:app|bot|service)|you (?:suck|are bad|are useless))\b|\b(?:your|this|the) (?:app|bot|service|chat|assistant)\b[^?]{0,20}\b(?:slow|bad|worst|stuck|hang\p{L}*|crash\p{L}*|not work\p{L}*|doesn't work|boring|waste)\b/u,
  ],
  [
    'joke',
    /\b(?:tell me a joke|joke sunao|sing a song|do you love me|i love you|marry me|are you (?:single|married|a (?:girl|boy|man|woman))|how old are you|your age|where do you live)\b/u,
  ],
  [
    'outside',
    /\b(?:(?:what|how).{0,12} weather|weather (?:today|tomorrow|forecast|report|like|now)|temperature today|news today|cricket score|match score|(?:write|tell|recite|say|sing)\b.{0,12}\bpoem|prime minister|president of|capital of|(?:do|finish|solve|help)\b.{0,14}\bhomework|translate|recipe for|write (?:me )?(?:an? )?(?:essay|code|email)|stock market|horoscope)\b|(?<=^|[.,!?;] ?|\b(?:to|please|you|i|we|me|and|can|help|just|now) )(?:book|reserve|cancel)\b.{0,20}\b(?:flight|ticket|hotel|cab|taxi|train|bus|table|room|appointment|movie|show|doctor)s?\b|\b(?:flights?|hotels?|cabs?|taxi|train tickets?) (?:to|from|in)\b|\b(?:recharge my|pay my (?:bill|rent)|personal loan|apply for|job vacanc)\b/u,
  ],
];

const OTHER_TALK: SmallTalk[] = ['comfort'];
export const isSmallTalk = (name: string): name is SmallTalk =>
  [...TALK.map(([talk]) => talk), ...OTHER_TALK].some((talk) => talk === name);

/** Who says more than this speaks of something else: "… and my mic is useless". */
const MOST_WORDS_OF_ABUSE = 7;

const talkIn = (text: string): SmallTalk | null =>
  TALK.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

export function readSmallTalk(text: string): SmallTalk | null {
  const clauses = text.split(/[,.!;]+/u).filter((clause) => clause.trim() !== '');
  const talks = clauses.map((clause) => talkIn(clause.trim()));
  const talk = talkIn(text) ?? (talks.includes(null) ? null : (talks.at(-1) ?? null));
  const isLong = text.split(' ').length > MOST_WORDS_OF_ABUSE && !/\byou\b/u.test(text);
  return talk === 'abuse' && isLong ? null : talk;
}
