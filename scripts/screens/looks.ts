export const WIDTHS = [320, 390, 768, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;
export type Width = (typeof WIDTHS)[number];
export type Scheme = (typeof SCHEMES)[number];

/** As a phone is high, and as a window on a desk is. */
const heightAt = (width: Width) => (width < 768 ? 844 : 900);

/** What screens are drawn for. */
export const DESIGN_WIDTH = 390;
export const DESIGN_VIEWPORT = { width: DESIGN_WIDTH, height: heightAt(DESIGN_WIDTH) };

/** One way to look at a state: `tall` shows all of a page that is longer than the screen. */
export type Look = {
  width: Width;
  height: number;
  scheme: Scheme;
  kind: 'plain' | 'large-text' | 'tall';
};

/** Stands in the names of files. */
export function lookName({ width, scheme, kind }: Look): string {
  return kind === 'plain' ? `${width}-${scheme}` : `${width}-${scheme}-${kind}`;
}

/** The design width comes last, so that what is checked further is checked there. */
export function looksIn(scheme: Scheme, widths: Width[], tall: boolean): Look[] {
  const plain = (width: Width): Look => {
    return { width, height: heightAt(width), scheme, kind: 'plain' };
  };
  const others = widths.filter((width) => width !== DESIGN_WIDTH).map(plain);
  if (!widths.includes(DESIGN_WIDTH)) return others;
  const design = plain(DESIGN_WIDTH);
  return [
    ...others,
    { ...design, kind: 'large-text' },
    ...(tall ? [{ ...design, kind: 'tall' } as const] : []),
    design,
  ];
}
