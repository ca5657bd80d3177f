import { aReview } from '#graph/testing/aReview.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';
import { choose } from './lists.ts';

test('a review is read and published, unless its text changed meanwhile', async ({ page, prisma }) => {
  await signedIn(page, prisma, { role: 'ADMIN' });
  const { id: productId, name } = await aShownProduct(prisma);
  const { id } = await aReview(prisma, productId, { status: 'PENDING', title: 'Every leaf is there' });
  await page.goto(`/#/admin/reviews?product=${productId}`);
  await page.getByRole('button', { name: 'Every leaf is there' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The review is published')).toBeVisible();
  expect(await prisma.review.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'PUBLISHED' });

  const other = await aShownProduct(prisma);
  const { id: changed } = await aReview(prisma, other.id, { status: 'PENDING', title: 'It shines' });
  await page.goto(`/#/admin/reviews?product=${other.id}`);
  await page.getByRole('button', { name: 'It shines' }).click();
  await prisma.review.update({
    where: { id: changed },
    data: { comment: 'Another text', version: { increment: 1 } },
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('This was changed by someone else in the meantime.')).toBeVisible();
  expect(await prisma.review.findUniqueOrThrow({ where: { id: changed } })).toMatchObject({
    status: 'PENDING',
  });
});

test('several are rejected at once, and wait again when that is taken back', async ({ page, prisma }) => {
  await signedIn(page, prisma, { role: 'ADMIN' });
  const { id: productId, name } = await aShownProduct(prisma);
  for (const authorName of ['Asha', 'Bina'])
    await aReview(prisma, productId, { status: 'PENDING', authorName });
  await page.goto(`/#/admin/reviews?product=${productId}`);
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  for (const writer of ['Asha', 'Bina']) await choose(page, writer, `${writer} – ${name}`);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expect.poll(() => prisma.review.count({ where: { productId, status: 'REJECTED' } })).toBe(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => prisma.review.count({ where: { productId, status: 'PENDING' } })).toBe(2);
});
