import { expect, test } from './fixtures.ts';

test('a visitor queries the store in the browser at /graphql', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page).toHaveTitle(/GraphiQL/);
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText('weightMg');
  const result = page.getByRole('region', { name: 'Result Window' });
  await expect(result.getByRole('textbox')).toBeAttached();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(result).toContainText(/"price":\s\d+/);
});
