import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../signInNewCustomer.ts';

test('a customer writes a review with a photo, which awaits approval, then changes and deletes it', async ({
  page,
  prisma,
  consoleErrors,
}) => {
  const product = await anActiveProduct(prisma);
  const customer = await aCustomer(prisma, { hasActivityConsent: false });

  await test.step('a guest is redirected to the login', async () => {
    await page.goto(`/#/products/${product.slug}`);
    await page.getByRole('link', { name: 'Log in to write a review' }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await signIn(page, customer.email);
  });

  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog', { name: `What do you think of ${product.name}?` });

  await test.step('missing fields and an invalid photo are reported', async () => {
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(dialog.getByText('Choose a rating from 1 to 5 stars.')).toBeVisible();
    await expect(dialog.getByText('Enter at least 10 characters.')).toBeVisible();
    await dialog.getByLabel('Add photos').setInputFiles({
      name: 'note.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('not a picture'),
    });
    await expect(dialog.getByText(/photo/i).filter({ hasText: /JPEG|can’t be read/ })).toBeVisible();
    consoleErrors.length = 0;
  });

  await test.step('the review awaits approval', async () => {
    await dialog.getByLabel('Add photos').setInputFiles('docs/pictures/home.webp');
    await expect(dialog.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
    await dialog.getByRole('radio', { name: '4 out of 5 stars' }).dispatchEvent('click');
    await dialog.getByLabel('Your review').fill('Heavier than it looks, and very fine.');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Waiting for approval')).toBeVisible();
    const review = await prisma.review.findFirstOrThrow({
      where: { userId: customer.id },
      include: { photos: true },
    });
    expect(review).toMatchObject({ rating: 4, status: 'PENDING', productId: product.id });
    expect(review.photos).toHaveLength(1);
  });

  await test.step('the review is changed and deleted', async () => {
    await page.goto('/#/reviews');
    await page.getByRole('button', { name: `Edit your review of ${product.name}` }).click();
    await page
      .getByRole('textbox', { name: 'Your review' })
      .fill('Heavier than it looks; my mother wants one too.');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('main').getByText('my mother wants one too')).toBeVisible();
    await page.getByRole('button', { name: `Delete your review of ${product.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No reviews yet')).toBeVisible();
  });
});
