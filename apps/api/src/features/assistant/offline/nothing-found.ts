import { findProducts, type Finder } from './find-products.ts';
import type { Need } from './memory.ts';
import { money, needText, priceOf } from './wording.ts';

/** Says plainly that there is nothing, and what would have to change for there to be something. */
export function nothingFound(
  catalogue: Finder,
  need: Need,
): { message: string; suggestions: string[] } {
  const nothing = `I found nothing for ${needText(need)}.`;
  if (need.price) {
    const anyPrice = findProducts(catalogue, { ...need, price: null, order: 'cheapest' });
    const [cheapest] = anyPrice;
    if (cheapest?.pricePaise) {
      const isTooLow = need.price.to !== null && cheapest.pricePaise > need.price.to;
      const message = isTooLow
        ? `${nothing} The cheapest I have is ${cheapest.name} at ${priceOf(cheapest)}.`
        : `${nothing} I do have ${anyPrice.length} at other prices, from ${priceOf(cheapest)}.`;
      const enough = Math.ceil(cheapest.pricePaise / 100_00) * 100_00;
      return { message, suggestions: isTooLow ? [`Up to ${money(enough)}`] : ['At any price'] };
    }
  }
  for (const extra of need.extras.toReversed()) {
    const extras = need.extras.filter((other) => other !== extra);
    const others = findProducts(catalogue, { ...need, extras });
    if (others.length === 0) continue;
    return {
      message: `${nothing} Without “${extra}” there ${others.length === 1 ? 'is one' : `are ${others.length}`}.`,
      suggestions: [needText({ ...need, extras }).replaceAll(/[“”]/g, '')],
    };
  }
  if (need.atLeastStars !== null) {
    const others = findProducts(catalogue, { ...need, atLeastStars: null });
    if (others.length > 0)
      return { message: `${nothing} Others are rated lower.`, suggestions: [] };
  }
  return {
    message: `${nothing} Try it in other words, or tell me what it is for.`,
    suggestions: [],
  };
}
