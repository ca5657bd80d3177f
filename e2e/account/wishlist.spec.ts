import { aPiece } from '../aPiece.ts';
import { expect, test } from '../fixtures.ts';
import { signedIn, signIn } from '../signedIn.ts';

test('a guest’s wishlist stays in the browser and moves into the account at the login', async ({
  page,
  prisma,
}) => {
  const piece = await aPiece(prisma);
  await page.goto(`/#/products/${piece.slug}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `Add ${piece.name} to wishlist` })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/#/wishlist');
  await expect(page.getByRole('heading', { name: piece.name })).toBeVisible();

  const customer = await signedIn(page, prisma);
  await page.goto('/#/wishlist');
  await expect(page.getByRole('heading', { name: piece.name })).toBeVisible();
  await expect
    .poll(() => prisma.wishlistItem.count({ where: { userId: customer.id, productId: piece.id } }))
    .toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
});

test('a piece moves from the wishlist into the cart', async ({ page, prisma }) => {
  const piece = await aPiece(prisma);
  const customer = await signedIn(page, prisma);
  await prisma.wishlistItem.create({ data: { userId: customer.id, productId: piece.id } });
  await page.goto('/#/wishlist');
  await page.getByRole('button', { name: `Move ${piece.name} to the cart` }).click();
  await expect(page.getByText(`${piece.name} added to cart!`)).toBeVisible();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect.poll(() => prisma.wishlistItem.count({ where: { userId: customer.id } })).toBe(0);
});

test('a heart that the server refuses is taken back', async ({ page, prisma, complaints }) => {
  const piece = await aPiece(prisma);
  await signedIn(page, prisma);
  await page.goto(`/#/products/${piece.slug}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `Add ${piece.name} to wishlist` })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AddToWishlist') ? route.abort() : route.fallback(),
  );
  await heart.click();
  await expect(
    page.getByText('Unable to connect to server. Please check your internet connection.'),
  ).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  complaints.length = 0;
});

test('a shared wishlist shows its pieces and a first name to anybody with the link, until it is closed', async ({
  page,
  prisma,
  browser,
  baseURL,
}) => {
  const piece = await aPiece(prisma);
  const customer = await signedIn(page, prisma, { name: 'Sita Sharma' });
  await prisma.wishlistItem.create({ data: { userId: customer.id, productId: piece.id } });
  await page.goto('/#/wishlist');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByLabel('Link to your wishlist').inputValue();

  const stranger = await browser.newPage({ baseURL });
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'The wishlist of Sita' })).toBeVisible();
  await expect(stranger.getByRole('heading', { name: piece.name })).toBeVisible();
  await expect(stranger.getByText('Sharma')).toBeHidden();

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Your wishlist is private again')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This wishlist is no longer shared' })).toBeVisible();
  await stranger.close();
});

test('the link to a login brings a guest back to the wishlist', async ({ page, prisma }) => {
  const customer = await signedIn(page, prisma);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/#/wishlist');
  await page.getByRole('link', { name: 'Log in to save it to your account' }).click();
  await signIn(page, customer.email);
  await expect(page).toHaveURL(/#\/wishlist$/);
});
