import { expect, type Page } from '../fixtures.ts';

/** Expects the header to link to the dashboard if `isSignedIn` is true, and expects no such link otherwise. */
export async function expectSignedInHeader(page: Page, isSignedIn = true): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const dashboardLink = page
    .getByRole('banner')
    .getByRole('link', { name: 'Dashboard', includeHidden: true });
  await expect(dashboardLink).toHaveCount(isSignedIn ? 1 : 0);
}
