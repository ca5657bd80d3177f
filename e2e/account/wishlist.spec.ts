import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, test } from '../fixtures.ts';
import { dropConnection, failOperation } from '../requests.ts';
import { signIn } from '../signInNewCustomer.ts';

test('a guest’s wishlist is merged into the account at login, shared, and added to the cart', async ({
  page,
  prisma,
  browser,
  baseURL,
  consoleErrors,
}) => {
  const product = await anActiveProduct(prisma);
  const customer = await aCustomer(prisma, { name: 'Sita Sharma', hasActivityConsent: false });
  const countWishlistItems = () =>
    prisma.wishlistItem.count({ where: { userId: customer.id, productId: product.id } });
  const wishlistButton = page
    .getByRole('main')
    .getByRole('button', { name: `Wishlist: ${product.name}` })
    .first();

  await test.step('a guest’s wishlist is stored in the browser', async () => {
    await page.goto(`/#/products/${product.slug}`);
    await wishlistButton.click();
    await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/#/wishlist');
    await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
  });

  await test.step('the login link returns to the wishlist, which is merged into the account', async () => {
    await page.getByRole('link', { name: 'Log in to save it to your account' }).click();
    await signIn(page, customer.email);
    await expect(page).toHaveURL(/#\/wishlist$/);
    await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
    await expect.poll(countWishlistItems).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
  });

  await test.step('a shared wishlist shows its products and the customer’s first name to anyone with the link until sharing stops', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByLabel('Link to your wishlist').inputValue();
    const strangerPage = await browser.newPage({ baseURL });
    await strangerPage.goto(link);
    await expect(strangerPage.getByRole('heading', { name: 'Sita’s wishlist' })).toBeVisible();
    await expect(strangerPage.getByRole('heading', { name: product.name })).toBeVisible();
    await expect(strangerPage.getByText('Sharma')).toBeHidden();

    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByText('Your wishlist is private again')).toBeVisible();
    await strangerPage.reload();
    await expect(
      strangerPage.getByRole('heading', { name: 'This wishlist is no longer shared' }),
    ).toBeVisible();
    await strangerPage.close();
  });

  await test.step('a product is moved to the cart', async () => {
    await page.getByRole('button', { name: `Move to cart: ${product.name}` }).click();
    await expect(page.getByText(`${product.name} added to cart!`)).toBeVisible();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await expect.poll(countWishlistItems).toBe(0);
  });

  await test.step('the heart icon is reset if the request fails', async () => {
    await page.goto(`/#/products/${product.slug}`);
    await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false');
    await failOperation(page, 'AddToWishlist', dropConnection);
    await wishlistButton.click();
    await expect(
      page.getByText('Unable to connect to server. Please check your internet connection.'),
    ).toBeVisible();
    await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false');
    consoleErrors.length = 0;
  });
});
