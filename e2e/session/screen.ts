import { expect, type Page } from '../fixtures.ts';

/** Expects the header to link to the dashboard, as it does for signed-in customers, or not to. */
export async function expectSignedInHeader(page: Page, isSignedIn = true): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard', includeHidden: true });
  await expect(dashboard).toHaveCount(isSignedIn ? 1 : 0);
}
