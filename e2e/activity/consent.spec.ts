import { aPiece } from '../aPiece.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Your consent' });
const yes = (page: Page) => question(page).getByRole('button', { name: 'Accept' });
const no = (page: Page) => question(page).getByRole('button', { name: 'Decline' });

for (const { says, button, consent } of [
  { says: 'yes', button: yes, consent: true },
  { says: 'no', button: no, consent: false },
])
  test(`who is asked and says ${says} is not asked again`, async ({ page, prisma }) => {
    const { id } = await signedIn(page, prisma);
    await page.goto('/#/about');
    await button(page).click();
    await expect(question(page)).toBeHidden();
    await expect
      .poll(async () => (await prisma.user.findUniqueOrThrow({ where: { id } })).activityConsent)
      .toBe(consent);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toBeHidden();
  });

test('both answers weigh the same, and the privacy policy is one step away', async ({ page, prisma }) => {
  await signedIn(page, prisma);
  await page.goto('/#/about');
  await expect(yes(page)).toBeInViewport();
  const [one, other] = [await yes(page).boundingBox(), await no(page).boundingBox()];
  expect(one?.height).toBe(other?.height);
  expect(one?.width).toBe(other?.width);
  expect(await yes(page).getAttribute('class')).toBe(await no(page).getAttribute('class'));
  await expectAccessible(page);
  await question(page).getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(/#\/privacy-policy$/);
});

test('a guest is not asked', async ({ page }) => {
  await page.goto('/#/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
});

test('nobody is asked in the cart, on the way to pay', async ({ page, prisma }) => {
  await signedIn(page, prisma);
  await page.goto('/#/about');
  await expect(question(page)).toBeVisible();
  await page.goto('/#/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  await expect(question(page)).toBeHidden();
});

test('the question leaves the buy bar of a phone free', { tag: '@phone' }, async ({ page, prisma }) => {
  const { slug, name } = await aPiece(prisma);
  await signedIn(page, prisma);
  await page.goto(`/#/products/${slug}`);
  await expect(question(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const bar = page.getByRole('region', { name: `Buy ${name}` });
  await expect(bar).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await question(page).boundingBox(), await bar.boundingBox()];
      return above && below && above.y + above.height <= below.y + 1;
    })
    .toBe(true);
  // What stands last on the page can be read above both.
  const last = page.getByRole('contentinfo').locator('a, button').last();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const [end, above] = [await last.boundingBox(), await question(page).boundingBox()];
      return end && above && end.y + end.height <= above.y + 1;
    })
    .toBe(true);
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(`${name} added to cart!`).first()).toBeVisible();
});
