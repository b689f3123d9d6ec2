/** What people say around a thing that they search for, and what no deal's title contains. */
const BEFORE =
  /^(?:(?:please|can you|could you|i want|i need|i am looking for|i'm looking for|looking for|look for|search for|search|find me|find|show me|show|get me|give me|are there any|is there any|do you have|any|some|all|(?:deals?|offers?|coupons?|discounts?) (?:on|for))\s+)+/i;
const BEHIND =
  /(?:[\s,]+(?:please|near me|nearby|around me|around here|deals?|offers?|coupons?))+$/i;
const ONLY_AROUND =
  /^(?:(?:the|all|deals?|offers?|coupons?|everything|near me|nearby|please)\s*)+$/i;
/** A sentence ends with a full stop, and so does no title. */
const END = /[\s.,;:!?…।]+$/u;

/** What somebody wants to see of the deals; empty for all of them. */
export function spokenQuery(said: string): string {
  const sentence = said.replace(END, '').trim();
  const thing = sentence.replace(BEFORE, '').replace(BEHIND, '').trim();
  return ONLY_AROUND.test(thing) ? '' : thing || sentence;
}
