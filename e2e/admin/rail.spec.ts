import { expect, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

test('all that an owner may see fits into the rail of a laptop, to its last entry', async ({
  page,
  prisma,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, prisma, { role: 'SUPER_ADMIN' });
  await page.goto('/#/admin');
  const last = page.getByRole('navigation', { name: 'Back-office' }).getByRole('link').last();
  await expect(last).toHaveText('Health');
  await expect(last).toBeInViewport({ ratio: 1 });
});
