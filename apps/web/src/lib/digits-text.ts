/** '12,34,567': whole numbers as India writes them. */
export const digitsText = (count: number): string =>
  String(count).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');
