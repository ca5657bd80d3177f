import { expect, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

test('what an owner goes to each day fits into the rail of a laptop, and the rest unfolds', async ({
  page,
  prisma,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, prisma, { role: 'SUPER_ADMIN' });
  await page.goto('/#/admin');
  const rail = page.getByRole('navigation', { name: 'Back-office' });
  const store = rail.getByRole('button', { name: 'Store' });
  await expect(store).toBeInViewport({ ratio: 1 });

  await store.click();
  const last = rail.getByRole('link').last();
  await expect(last).toHaveText('Health');
  await last.click();
  await expect(store).toBeDisabled();
  await expect(last).toBeInViewport({ ratio: 1 });
});
