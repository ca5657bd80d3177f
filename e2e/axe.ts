import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What is the same around each screen. */
const FRAME = ['header:not(main *)', 'nav:not(main *)', 'footer:not(main *)'];
/** What is under a dialog and out of reach, and the rows of a table after its third: they are alike. */
const NOT_LOOKED_AT = ['body > [aria-hidden="true"]', '.MuiDataGrid-row:nth-of-type(n + 4)'];
/** Tables that are still loading, and rows without cells: the grid adds cells once it has measured how many columns fit. */
const UNFINISHED_TABLE =
  '.MuiDataGrid-root .MuiSkeleton-root, .MuiDataGrid-row[data-id]:not(:has(> [role="gridcell"]))';

/**
 * Fails with each rule that the page breaks and where; in the dark scheme nothing but the colours is other. The frame
 * is looked at where it is asked for.
 */
export async function expectAccessible(page: Page, { withFrame = false } = {}) {
  await page.evaluate(drawAll);
  await expect(page.locator(UNFINISHED_TABLE), 'unfinished tables').toHaveCount(0);
  const exclude = withFrame ? NOT_LOOKED_AT : [...NOT_LOOKED_AT, ...FRAME];
  for (const [colorScheme, rules] of [['light'], ['dark', ['color-contrast']]] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-colour-mode', colorScheme);
    const found = await violations(page, exclude, rules && { type: 'rule', values: [...rules] });
    expect(found, `axe, ${colorScheme} scheme`).toEqual([]);
  }
}

/** What is far from the window is not drawn, and keeps the colours of the scheme before until it is. */
function drawAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Without the library's driver for Playwright, which reads axe's half megabyte into the page anew for each look. Only
 * what is broken is worked out; to name all that holds takes as long as to look.
 */
async function violations(page: Page, exclude: string[], runOnly?: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) };
  return page.evaluate(
    async ([exclude, options]) => {
      const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(
        { exclude },
        options,
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    },
    [exclude, options] as const,
  );
}
