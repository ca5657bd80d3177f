import { aReview } from '#graph/testing/aReview.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { selectRow } from './selectRow.ts';

test('staff publish a review they have read, unless its text has changed since', async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const { id: productId, name } = await anActiveProduct(prisma);
  const { id } = await aReview(prisma, productId, { status: 'PENDING', title: 'Every leaf is there' });
  await page.goto(`/#/admin/reviews?product=${productId}`);
  await page.getByRole('button', { name: 'Every leaf is there' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Review published')).toBeVisible();
  expect(await prisma.review.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'PUBLISHED' });

  const other = await anActiveProduct(prisma);
  const { id: changedReviewId } = await aReview(prisma, other.id, { status: 'PENDING', title: 'It shines' });
  await page.goto(`/#/admin/reviews?product=${other.id}`);
  await page.getByRole('button', { name: 'It shines' }).click();
  await prisma.review.update({
    where: { id: changedReviewId },
    data: { comment: 'Another text', version: { increment: 1 } },
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByText('Someone else has changed this in the meantime. Reload and try again.'),
  ).toBeVisible();
  expect(await prisma.review.findUniqueOrThrow({ where: { id: changedReviewId } })).toMatchObject({
    status: 'PENDING',
  });
});

test('several reviews are rejected together, and await approval again after an undo', async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const { id: productId, name } = await anActiveProduct(prisma);
  for (const authorName of ['Asha', 'Bina'])
    await aReview(prisma, productId, { status: 'PENDING', authorName });
  await page.goto(`/#/admin/reviews?product=${productId}`);
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  for (const writer of ['Asha', 'Bina']) await selectRow(page, writer, `${writer} – ${name}`);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expect.poll(() => prisma.review.count({ where: { productId, status: 'REJECTED' } })).toBe(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => prisma.review.count({ where: { productId, status: 'PENDING' } })).toBe(2);
});
