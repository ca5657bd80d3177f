import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, isPhone, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';

const locateConsentRegion = (page: Page) => page.getByRole('region', { name: 'Your consent' });
const locateAccept = (page: Page) => locateConsentRegion(page).getByRole('button', { name: 'Accept' });
const locateDecline = (page: Page) => locateConsentRegion(page).getByRole('button', { name: 'Decline' });

test('the consent question covers no content, gives both answers equal weight, and is asked once', async ({
  page,
  prisma,
}) => {
  const product = await anActiveProduct(prisma);
  const { id } = await signInNewCustomer(page, prisma);
  await page.goto('/#/about');

  await test.step('both answers look equal, and the privacy policy is one click away', async () => {
    await expect(locateAccept(page)).toBeInViewport();
    const [acceptBox, declineBox] = [
      await locateAccept(page).boundingBox(),
      await locateDecline(page).boundingBox(),
    ];
    expect(acceptBox?.height).toBe(declineBox?.height);
    expect(acceptBox?.width).toBe(declineBox?.width);
    expect(await locateAccept(page).getAttribute('class')).toBe(
      await locateDecline(page).getAttribute('class'),
    );
    await expectAccessible(page);
    await locateConsentRegion(page).getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(/#\/privacy-policy$/);
  });

  await test.step('the question is not asked in the cart or at the checkout', async () => {
    await page.goto('/#/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
    await expect(locateConsentRegion(page)).toBeHidden();
  });

  await page.goto(`/#/products/${product.slug}`);
  await expect(locateConsentRegion(page)).toBeVisible();
  if (isPhone(page))
    await test.step('the question does not cover the buy bar', () =>
      expectUncoveredBuyBar(page, product.name));

  await test.step('a shopper who has answered is not asked again', async () => {
    await locateAccept(page).click();
    await expect(locateConsentRegion(page)).toBeHidden();
    await expect
      .poll(async () => (await prisma.user.findUniqueOrThrow({ where: { id } })).hasActivityConsent)
      .toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilIdle(page);
    await expect(locateConsentRegion(page)).toBeHidden();
  });
});

async function expectUncoveredBuyBar(page: Page, name: string) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const buyBar = page.getByRole('region', { name: `Buy ${name}` });
  await expect(buyBar).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await locateConsentRegion(page).boundingBox(), await buyBar.boundingBox()];
      return above && below && above.y + above.height <= below.y + 1;
    })
    .toBe(true);
  // The last element on the page can be scrolled above the question and the buy bar.
  const last = page.getByRole('contentinfo').locator('a, button').last();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const [lastBox, above] = [await last.boundingBox(), await locateConsentRegion(page).boundingBox()];
      return lastBox && above && lastBox.y + lastBox.height <= above.y + 1;
    })
    .toBe(true);
  await buyBar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(`${name} added to cart!`).first()).toBeVisible();
}
