import { expect, type Page } from '../fixtures.ts';

/** Expects the header to link to the dashboard if the customer is signed in, and not to otherwise. */
export async function expectSignedInHeader(page: Page, isSignedIn = true): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard', includeHidden: true });
  await expect(dashboard).toHaveCount(isSignedIn ? 1 : 0);
}
