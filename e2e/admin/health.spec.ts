import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

test('the owner sees the health of the store and retries failed work', async ({
  page,
  prisma,
  consoleErrors,
}) => {
  const error = `The disk is full ${crypto.randomUUID().slice(0, 8)}`;
  const now = new Date();
  const { id } = await prisma.job.create({
    data: { kind: 'refreshFigures', payload: {}, status: 'FAILED', error, runAfter: now, finishedAt: now },
  });

  await test.step('problems are described in plain words', async () => {
    await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
    await page.goto('/#/admin/health');
    await expect(page.getByText(/jobs? failed/)).toBeVisible();
    await expect(page.getByText(error)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a failed job is retried', async () => {
    const failedJob = page.getByRole('listitem').filter({ hasText: error });
    await failedJob.getByRole('button', { name: 'Run again: Sales figures update' }).click();
    await expect(page.getByText('Job queued to run again')).toBeVisible();
    await expect(failedJob).toBeHidden();
    await expect
      .poll(async () => (await prisma.job.findUniqueOrThrow({ where: { id } })).status)
      .toBe('DONE');
  });

  await test.step('a browser error appears on the next visit, without typed text', async () => {
    // Clears the counters, because a network may report only a few new errors an hour and all tests share one.
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

test('only the owner sees the health screen', async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  await page.goto('/#/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Health' })).toHaveCount(0);
});
