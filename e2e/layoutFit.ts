import { expect, type Page } from './fixtures.ts';
import { waitUntilIdle } from './waitUntilIdle.ts';

/** A price in the format of every screen, with no other text in its element. */
const PRICE = /^[-−–]?\s*NPR [\d,]+$/;

/**
 * Expects that the page is not wider than its window, that nothing lies outside the window, and that no price or button
 * is cut off. Elements with their own scrolling, such as tables, are ignored.
 */
export async function expectNoMisfits(page: Page): Promise<void> {
  await waitUntilIdle(page);
  await expect(async () => expect(await findMisfits(page), page.url()).toEqual([])).toPass({
    timeout: 5_000,
  });
}

/** Returns descriptions of the elements that do not fit on the page. */
export function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate((price) => {
    const pricePattern = new RegExp(price);
    const width = document.documentElement.clientWidth;
    const misfits = new Set<string>();
    if (document.documentElement.scrollWidth > width)
      misfits.add(`the page is ${document.documentElement.scrollWidth} px wide, in a window of ${width}`);

    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { left, right, width: elementWidth, height } = element.getBoundingClientRect();
      if (
        elementWidth < 2 ||
        height < 2 ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const text = [...element.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }) => data)
        .join('')
        .trim();
      const mustNotBeCut =
        element.matches('button, [role=button], input, select, textarea') || pricePattern.test(text);
      if (!mustNotBeCut && text === '') continue;
      const { from, to } = getVisibleEdges(element);
      if (from === null) continue;
      const [visibleLeft, visibleRight] = [Math.max(0, from), Math.min(width, to)];
      if (mustNotBeCut ? left < visibleLeft - 1 || right > visibleRight + 1 : Math.min(right, to) > width + 1)
        misfits.add(
          `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}” at ${Math.round(left)} to ${Math.round(right)} is shown between ${Math.round(visibleLeft)} and ${Math.round(visibleRight)}`,
        );
    }
    return [...misfits].slice(0, 12);

    /**
     * Returns the left and right edges of an element's visible part; the left edge is null inside an element that
     * scrolls horizontally.
     */
    function getVisibleEdges(element: HTMLElement): { from: number | null; to: number } {
      let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX } = getComputedStyle(ancestor);
        if (overflowX === 'visible') continue;
        if (['auto', 'scroll'].includes(overflowX) && ancestor.scrollWidth > ancestor.clientWidth)
          return { from: null, to };
        const edges = ancestor.getBoundingClientRect();
        from = Math.max(from, edges.left);
        to = Math.min(to, edges.right);
      }
      return { from, to };
    }
  }, PRICE.source);
}
