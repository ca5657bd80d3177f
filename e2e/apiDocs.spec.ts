import { expect, test } from './fixtures.ts';

test('a visitor reads and tries out the REST API at /api/docs', async ({ page }) => {
  await page.goto('/api/docs#/Products/getProducts');
  await expect(page).toHaveTitle(/REST API/);
  const operationSection = page.locator('#operations-Products-getProducts');
  await expect(operationSection).toContainText('Lists matching products for sale.');
  // Swagger UI first resolves the entire API description, which takes half a minute on a busy machine without JIT.
  await operationSection.getByRole('button', { name: 'Try it out' }).click({ timeout: 120_000 });
  await operationSection.getByRole('button', { name: 'Execute' }).click();
  await expect(operationSection.locator('.live-responses-table')).toContainText('"success": true');
});
