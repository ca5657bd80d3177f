import { expect, test } from './fixtures.ts';

test('who opens /api/docs can read and try the REST API in the browser', async ({ page }) => {
  await page.goto('/api/docs#/Products/getProducts');
  await expect(page).toHaveTitle(/REST API/);
  const call = page.locator('#operations-Products-getProducts');
  await expect(call).toContainText('The pieces for sale that match.');
  // Swagger UI resolves the whole description first: half a minute where nothing is compiled and others use the machine.
  await call.getByRole('button', { name: 'Try it out' }).click({ timeout: 120_000 });
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('"success": true');
});
