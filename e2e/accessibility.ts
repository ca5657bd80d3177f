import { TOUCH } from '#web/ui/browser/touch.ts';
import { expect, isPhone, type Page } from './fixtures.ts';
import { settled } from './settled.ts';

const MAX_SHIFT = 0.05;
const WIDTHS = { phone: [320, 600], desk: [768, 1024, 1920] };
/** With the Tab key: through the header, and well into the screen. */
const STEPS = 30;

/**
 * A phone has to be good to fingers, a desk to the keyboard; both stay still and within the window. Of the screen that was
 * just loaded, after `watchShifts`.
 */
export async function expectOperable(page: Page): Promise<void> {
  await settled(page);
  await scrollThrough(page);

  const { total, what } = await measureShifts(page);
  expect.soft(total, `layout shift: ${what.join('; ')}`).toBeLessThan(MAX_SHIFT);
  expect.soft(await movements(page), 'moves under prefers-reduced-motion').toEqual([]);
  if (isPhone(page)) expect.soft(await smallTargets(page), 'too small for a finger').toEqual([]);
  else expect.soft(await hiddenFocus(page, STEPS), 'takes the focus unseen').toEqual([]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const widths = isPhone(page) ? WIDTHS.phone : WIDTHS.desk;
  expect.soft(await tooWideAt(page, widths), 'wider than the window').toEqual([]);
  await page.setViewportSize({ width, height });
}

/** Starts to add up what moves on its own, from the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; hadRecentInput: boolean; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        shifts.push({ value, hadRecentInput, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift so far, and what moved. */
async function measureShifts(page: Page): Promise<{ total: number; what: string[] }> {
  const shifts = await page.evaluate(
    () =>
      (window as unknown as { shifts: { value: number; hadRecentInput: boolean; what: string }[] }).shifts,
  );
  const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
  return {
    total: own.reduce((sum, { value }) => sum + value, 0),
    what: own.map(({ value, what }) => `${value.toFixed(3)} ${what}`),
  };
}

/** Down the whole page in steps, so that what waits to be near the window comes. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A busy browser may draw no frame while nobody looks.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
  });
  await settled(page);
}

/** What can be pressed and offers a finger less room than it needs; a link within a sentence is as high as its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((touch) => {
    const pressed =
      'a[href], button, input:not([type=range]), select, textarea, summary, [role=button], [role=tab], [role=option]';

    const isWithinText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const text = element.parentElement?.textContent?.trim() ?? '';
      return text.length > (element.textContent?.trim().length ?? 0);
    };
    const isOff = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) ||
      element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *') ||
      element.getBoundingClientRect().width <= 1;

    /** Whether a press this far from the middle still counts for the element. */
    const reaches = (element: Element, across: number, down: number) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2 + across, top + height / 2 + down);
      if (!hit) return false;
      if (element.contains(hit)) return true;
      const label = hit.closest('label');
      return label !== null && (label.contains(element) || label.htmlFor === element.id);
    };

    /** How far from the middle, in px, that goes on in a direction. */
    const reach = (element: Element, across: -1 | 0 | 1, down: -1 | 0 | 1) => {
      let far = 0;
      while (far < touch && reaches(element, across * (far + 1), down * (far + 1))) far++;
      return far;
    };

    return [...document.querySelectorAll(pressed)]
      .filter((element) => !isOff(element) && !isWithinText(element))
      .filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { width, height } = element.getBoundingClientRect();
        const isWide = width >= touch || reach(element, -1, 0) + reach(element, 1, 0) >= touch - 1;
        const isHigh = height >= touch || reach(element, 0, -1) + reach(element, 0, 1) >= touch - 1;
        return !isWide || !isHigh;
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name =
          element.getAttribute('aria-label') ?? (element.textContent?.trim().slice(0, 40) || element.id);
        return `${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, TOUCH);
}

/** Goes on with the Tab key, and answers what took the focus without showing it. */
async function hiddenFocus(page: Page, steps: number): Promise<string[]> {
  const hidden = new Set<string>();
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const isRinged = (element: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
      };
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const near = around.flatMap((element) => (element ? [element, ...element.children] : []));
      const isShown =
        near.some(
          (element) => isRinged(element) || isRinged(element, '::before') || isRinged(element, '::after'),
        ) || focused.closest('.MuiInputBase-root.Mui-focused') !== null;
      if (isShown) return null;
      return `${focused.tagName.toLowerCase()} "${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}"`;
    });
    if (name) hidden.add(name);
  }
  return [...hidden];
}

/** What still moves where the visitor asked for less of it. */
function movements(page: Page): Promise<string[]> {
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

/** How many px the page is wider than the window, at each of these widths. */
async function tooWideAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForFunction((expected) => document.documentElement.clientWidth <= expected, width);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) found.push(`${scrollWidth - width} px at ${width}`);
  }
  return found;
}
