import { expect, type Page } from '../fixtures.ts';

/** Leaves the screen that is open, so that nothing of it is taken for the next one's. */
export async function leave(page: Page): Promise<void> {
  await page.goto('/#/admin/none');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
}
