import { expect, type Page } from '../fixtures.ts';

/** The header knows somebody: it leads to the dashboard. */
export async function expectGreeted(page: Page, isGreeted = true): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard', includeHidden: true });
  await expect(dashboard).toHaveCount(isGreeted ? 1 : 0);
}
