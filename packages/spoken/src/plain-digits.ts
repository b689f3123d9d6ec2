const GROUPED = /(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d|,\d)/g;
/** Spaces part the model from the size, too: only what ends in thousands is one number. */
const SPACED = /(?<![\p{L}\d.,])(?:\d{1,3}(?: 000)+|\d{1,2} \d{2} 000)(?![\d\p{L}]|[.,]\d)/gu;
/** "Two fifty, six": sizes that recognisers write in two. */
const SIZE = /(?<![\d.,])(?:(12)0 (8)|(25)0 (6)|(5)00 (12))(?= ?GB(?!\p{L}))/giu;
const PERCENT = /(?<=\d) %/g;

/** Figures without what makes them easier to read: "20,000", "1 20 000", "50 %". */
export const withPlainDigits = (text: string): string =>
  text
    .replaceAll(GROUPED, (grouped) => grouped.replaceAll(',', ''))
    .replaceAll(SPACED, (spaced) => spaced.replaceAll(' ', ''))
    .replaceAll(SIZE, '$1$2$3$4$5$6')
    .replaceAll(PERCENT, '%');
