import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

async function open(page: Page, { path, shows }: (typeof SCREENS)[number]) {
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows);
  await page.waitForLoadState('networkidle');
}

for (const screen of SCREENS) {
  test(`${screen.name}: one heading, a title, no sideways scrolling, and a reload shows the same`, async ({
    page,
  }) => {
    await open(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Aabhushan/);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`${screen.name}: axe finds nothing in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, screen);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      );
      expect(found).toEqual([]);
    });
}
