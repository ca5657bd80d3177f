import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

for (const { name, path, heading } of SCREENS)
  test(`${name}: one heading, a title, nothing sideways, accessible, and the same after a reload`, async ({
    page,
  }) => {
    await page.goto(`/#${path}`);
    const h1 = page.getByRole('heading', { level: 1 });
    await expect(h1).toHaveText(heading);
    await page.waitForLoadState('networkidle');

    await expect(h1).toHaveCount(1);
    await expect(page).toHaveTitle(/Aabhushan/);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    const text = await h1.innerText();
    await page.reload();
    await expect(h1).toHaveText(text);
  });
