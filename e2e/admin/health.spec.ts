import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

test('the owner sees how the store is, and has done again what failed', async ({
  page,
  prisma,
  consoleErrors,
}) => {
  const error = `The disk is full ${crypto.randomUUID().slice(0, 8)}`;
  const now = new Date();
  const { id } = await prisma.job.create({
    data: { kind: 'refreshFigures', payload: {}, status: 'FAILED', error, runAfter: now, finishedAt: now },
  });

  await test.step('what is amiss is said in plain words', async () => {
    await signedIn(page, prisma, { role: 'SUPER_ADMIN' });
    await page.goto('/#/admin/health');
    await expect(page.getByText(/jobs? could not be done/)).toBeVisible();
    await expect(page.getByText(error)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a job that failed is done again', async () => {
    const failed = page.getByRole('listitem').filter({ hasText: error });
    await failed.getByRole('button', { name: 'Do again: Sales figures' }).click();
    await expect(page.getByText('It is done again now')).toBeVisible();
    await expect(failed).toBeHidden();
    await expect
      .poll(async () => (await prisma.job.findUniqueOrThrow({ where: { id } })).status)
      .toBe('DONE');
  });

  await test.step('an error in a browser is there at the next look, without what was typed', async () => {
    // Of one network but a few new ones are taken in an hour, and all tests come from this one.
    await prisma.attempt.deleteMany();
    const mark = 'made'.concat(crypto.randomUUID().replace(/[^a-f]/g, ''));
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new TypeError(`${text} for "Sita" of sita@example.com`);
      });
    }, mark);
    await expect(page.getByText(`TypeError: ${mark} for "…" of [email]`)).toBeVisible({ timeout: 20_000 });
    consoleErrors.length = 0;
  });
});

test('of the staff only the owner sees it', async ({ page, prisma }) => {
  await signedIn(page, prisma, { role: 'ADMIN' });
  await page.goto('/#/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Health' })).toHaveCount(0);
});
