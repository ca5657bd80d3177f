import { expect, type Page } from '../fixtures.ts';

/** Leaves the current screen, so that its content is not mistaken for the next screen's. */
export async function leaveScreen(page: Page): Promise<void> {
  await page.goto('/#/admin/none');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
}
