import { TOUCH_TARGET_PX } from '#web/ui/browser/touch.ts';
import { expect, isPhone, type Page } from './fixtures.ts';
import { waitUntilIdle } from './waitUntilIdle.ts';

const MAX_SHIFT = 0.05;
const WIDTHS = { phone: [320, 600], desk: [768, 1024, 1920] };
/** Number of Tab presses, enough to get past the header. */
const STEPS = 30;

/**
 * Expects that the loaded screen works by touch on a phone or by keyboard on a desktop, does not shift, and fits
 * the window. Call `watchShifts` first.
 */
export async function expectOperable(page: Page): Promise<void> {
  await waitUntilIdle(page);
  await scrollThrough(page);

  const { total, description } = await measureShifts(page);
  expect.soft(total, `layout shift: ${description.join('; ')}`).toBeLessThan(MAX_SHIFT);
  expect.soft(await findAnimations(page), 'moves under prefers-reduced-motion').toEqual([]);
  if (isPhone(page)) expect.soft(await findSmallTargets(page), 'touch target too small').toEqual([]);
  else expect.soft(await findElementsWithoutFocusIndicator(page, STEPS), 'focus not visible').toEqual([]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const widths = isPhone(page) ? WIDTHS.phone : WIDTHS.desk;
  expect.soft(await findOverflowingWidths(page, widths), 'wider than the window').toEqual([]);
  await page.setViewportSize({ width, height });
}

/** Starts recording layout shifts on the pages that load from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; hadRecentInput: boolean; description: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        const description = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        shifts.push({ value, hadRecentInput, description });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the cumulative layout shift so far, and which elements moved. */
async function measureShifts(page: Page): Promise<{ total: number; description: string[] }> {
  const shifts = await page.evaluate(
    () =>
      (window as unknown as { shifts: { value: number; hadRecentInput: boolean; description: string }[] })
        .shifts,
  );
  const unexpectedShifts = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
  return {
    total: unexpectedShifts.reduce((sum, { value }) => sum + value, 0),
    description: unexpectedShifts.map(({ value, description }) => `${value.toFixed(3)} ${description}`),
  };
}

/** Scrolls down the page in steps, so that content near the viewport loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A busy browser may not render frames for a page in the background.
    const waitForFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await waitForFrame();
    }
    scrollTo(0, 0);
  });
  await waitUntilIdle(page);
}

/** Returns controls that are too small for touch. Links within text are exempt. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minSize) => {
    const controlSelector =
      'a[href], button, input:not([type=range]), select, textarea, summary, [role=button], [role=tab], [role=option]';

    const isWithinText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const text = element.parentElement?.textContent?.trim() ?? '';
      return text.length > (element.textContent?.trim().length ?? 0);
    };
    const isUnavailable = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) ||
      element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *') ||
      element.getBoundingClientRect().width <= 1;

    /** Returns true if a press at this distance from the centre hits the element. */
    const isHit = (element: Element, dx: number, dy: number) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hitElement = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
      if (!hitElement) return false;
      if (element.contains(hitElement)) return true;
      const label = hitElement.closest('label');
      return label !== null && (label.contains(element) || label.htmlFor === element.id);
    };

    /** Returns the distance from the centre to the edge of the hit area in one direction, in px. */
    const measureHitDistance = (element: Element, dx: -1 | 0 | 1, dy: -1 | 0 | 1) => {
      let reachPx = 0;
      while (reachPx < minSize && isHit(element, dx * (reachPx + 1), dy * (reachPx + 1))) reachPx++;
      return reachPx;
    };

    return [...document.querySelectorAll(controlSelector)]
      .filter((element) => !isUnavailable(element) && !isWithinText(element))
      .filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { width, height } = element.getBoundingClientRect();
        const isWideEnough =
          width >= minSize ||
          measureHitDistance(element, -1, 0) + measureHitDistance(element, 1, 0) >= minSize - 1;
        const isTallEnough =
          height >= minSize ||
          measureHitDistance(element, 0, -1) + measureHitDistance(element, 0, 1) >= minSize - 1;
        return !isWideEnough || !isTallEnough;
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name =
          element.getAttribute('aria-label') ?? (element.textContent?.trim().slice(0, 40) || element.id);
        return `${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, TOUCH_TARGET_PX);
}

/** Presses Tab repeatedly and returns elements that received focus without a visible indicator. */
async function findElementsWithoutFocusIndicator(page: Page, steps: number): Promise<string[]> {
  const elementsWithoutIndicator = new Set<string>();
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focusedElement = document.activeElement;
      if (!focusedElement || focusedElement === document.body) return null;
      const hasFocusRing = (element: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
      };
      const candidates = [
        focusedElement,
        focusedElement.parentElement,
        focusedElement.parentElement?.parentElement,
      ];
      const nearbyElements = candidates.flatMap((element) => (element ? [element, ...element.children] : []));
      const isShown =
        nearbyElements.some(
          (element) =>
            hasFocusRing(element) || hasFocusRing(element, '::before') || hasFocusRing(element, '::after'),
        ) || focusedElement.closest('.MuiInputBase-root.Mui-focused') !== null;
      if (isShown) return null;
      return `${focusedElement.tagName.toLowerCase()} "${focusedElement.getAttribute('aria-label') ?? focusedElement.textContent?.trim().slice(0, 40)}"`;
    });
    if (name) elementsWithoutIndicator.add(name);
  }
  return [...elementsWithoutIndicator];
}

/** Returns elements that move although reduced motion is requested. */
function findAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (Number(duration) > 1 || iterations === Number.POSITIVE_INFINITY);
      })
      .map(
        (animation) =>
          `${animation.id} ${'animationName' in animation ? animation.animationName : 'transition'}`,
      ),
  );
}

/** Returns the widths at which the page is wider than the window, and by how many px. */
async function findOverflowingWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  const overflows: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForFunction((expected) => document.documentElement.clientWidth <= expected, width);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) overflows.push(`${scrollWidth - width} px at ${width}`);
  }
  return overflows;
}
