import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Page regions that every screen shares. */
const SHARED_REGION_SELECTORS = ['header:not(main *)', 'nav:not(main *)', 'footer:not(main *)'];
/** Excludes content hidden behind a dialog, and table rows after the third, because rows are alike. */
const EXCLUDED_SELECTORS = ['body > [aria-hidden="true"]', '.MuiDataGrid-row:nth-of-type(n + 4)'];
/**
 * Tables that are still loading, and rows without cells: the grid adds cells after measuring how many columns fit.
 */
const UNFINISHED_TABLE_SELECTOR =
  '.MuiDataGrid-root .MuiSkeleton-root, .MuiDataGrid-row[data-id]:not(:has(> [role="gridcell"]))';

/**
 * Fails if the page violates an accessibility rule. The message lists each rule and its elements. In dark mode only contrast is checked. Header, navigation
 * and footer are checked on request.
 */
export async function expectAccessible(page: Page, { withFrame = false } = {}) {
  await page.evaluate(renderAllContent);
  await expect(page.locator(UNFINISHED_TABLE_SELECTOR), 'unfinished tables').toHaveCount(0);
  const excludedSelectors = withFrame
    ? EXCLUDED_SELECTORS
    : [...EXCLUDED_SELECTORS, ...SHARED_REGION_SELECTORS];
  for (const [colorScheme, rules] of [['light'], ['dark', ['color-contrast']]] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-colour-mode', colorScheme);
    const violations = await findViolations(
      page,
      excludedSelectors,
      rules && { type: 'rule', values: [...rules] },
    );
    expect(violations, `axe, ${colorScheme} scheme`).toEqual([]);
  }
}

/** Renders content far from the viewport, which would otherwise keep the colours of the previous scheme. */
function renderAllContent() {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(styleSheet);
}

/**
 * Runs axe without its Playwright driver, which would inject half a megabyte of script for every check. Only violations
 * are reported, because listing all passed rules takes as long as the check.
 */
async function findViolations(
  page: Page,
  excludedSelectors: string[],
  runOnly?: RunOptions['runOnly'],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) };
  return page.evaluate(
    async ([excludedSelectors, options]) => {
      const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(
        { exclude: excludedSelectors },
        options,
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    },
    [excludedSelectors, options] as const,
  );
}
