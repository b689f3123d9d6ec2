import type { Page } from '@playwright/test';

/** By how many pixels the page can be pushed sideways and what reaches out the furthest; null if not. */
export const sidewaysScroll = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const right = (element: Element) => element.getBoundingClientRect().right;
    // Of those that reach as far the innermost comes last.
    const [widest] = [...document.body.querySelectorAll('*')]
      .toReversed()
      .sort((a, b) => right(b) - right(a));
    const text = widest?.textContent?.trim().slice(0, 40);
    return `${scrollWidth - clientWidth} px, by ${widest?.tagName.toLowerCase()} “${text}”`;
  });

/** Text that reaches out of its box, or is cut off there without saying so by an ellipsis. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('')
        .trim();
    const isCut = (element: Element) => {
      // A map goes on behind its edge.
      if (element.closest('.leaflet-container')) return false;
      const style = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (style.display === 'inline' || clientWidth <= 1 || clientHeight <= 1) return false;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
      if (/auto|scroll/.test(style.overflowX)) return false;
      const hidden = /hidden|clip/.test(style.overflowY);
      return scrollWidth > clientWidth + 1 || (hidden && scrollHeight > clientHeight + 2);
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !(element instanceof SVGElement) && ownText(element) !== '')
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isCut(element))
      .map((element) => `${element.tagName.toLowerCase()} “${ownText(element).slice(0, 60)}”`);
  });

/** What fingers have to hit, where they would miss: less than 44 px in one direction. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    const wanted =
      'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=button], [role=option], [role=radio], [role=tab]';
    const inLine = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement!.textContent!.trim() !== element.textContent!.trim();
    const hits = (element: Element, x: number, y: number) => {
      const outside = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
      const found = outside ? element : document.elementFromPoint(x, y);
      return element.contains(found);
    };
    /** What lies around it and reacts for it counts, such as a label or a pseudo-element. */
    const reached = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y, reach] = [left + width / 2, top + height / 2, LEAST / 2 - 1];
      const across = width >= LEAST || (hits(element, x - reach, y) && hits(element, x + reach, y));
      const down = height >= LEAST || (hits(element, x, y - reach) && hits(element, x, y + reach));
      return across && down;
    };
    const isOpen = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) {
        return false;
      }
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    return [...document.body.querySelectorAll(wanted)]
      .map((element) => element.closest('label') ?? element)
      .filter((element) => isOpen(element) && !inLine(element) && !reached(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent!.trim();
        const size = `${Math.round(width)}×${Math.round(height)}`;
        // WCAG 2.2 AA asks for 24 px, or for that much room around.
        const worse = Math.min(width, height) < 24 ? ', below 24' : '';
        return `${element.tagName.toLowerCase()} “${name.slice(0, 40)}” is ${size}${worse}`;
      });
  });
