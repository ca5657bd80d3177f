import { aCustomer } from '#graph/testing/aCustomer.ts';
import { expect, isPhone, type Page, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

test('Nepali is chosen once, and stays through the shop, a form’s errors and a reload', async ({ page }) => {
  await page.goto('/#/about');
  await chooseNepali(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ललितपुरका गहना, इमानदार मूल्यमा');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');

  await page.goto('/#/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('सबै गहना');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/रु [०-९,]+/);
  await expectNoOverflow(page);

  await page.goto('/#/contact');
  await page.getByRole('button', { name: 'पठाउनुहोस्' }).click();
  await expect(page.getByText('आफ्नो नाम लेख्नुहोस्।')).toBeVisible();
  await expectNoOverflow(page);

  await page.reload();
  await expect(page.getByRole('button', { name: 'पठाउनुहोस्' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ne');

  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('who signs in elsewhere finds the language of the account', async ({ page, prisma }) => {
  const customer = await signedIn(page, prisma);
  await page.goto('/#/about');
  await page.getByRole('contentinfo').getByRole('button', { name: 'नेपाली' }).click();
  const kept = () => prisma.user.findUniqueOrThrow({ where: { id: customer.id } });
  await expect.poll(async () => (await kept()).preferences).toEqual({ language: 'ne' });

  await page.evaluate(() => localStorage.removeItem('language'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
});

test('another tab follows', async ({ page, context }) => {
  await page.goto('/#/about');
  const other = await context.newPage();
  await other.goto('/#/about');
  await page.getByRole('contentinfo').getByRole('button', { name: 'नेपाली' }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'ne');
});

test('the English shop writes नेपाली and Devanagari names in letters of its own, fetched only where they are', async ({
  page,
  prisma,
}) => {
  const owner = await aCustomer(prisma, {
    name: 'सीता महर्जन',
    wishlistToken: `${Date.now()}`.padEnd(48, 'x'),
  });
  await page.goto('/#/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => facesOf(page)).toContain('Mukta Nepali Name');
  expect(await facesOf(page)).not.toContain('Mukta');

  await page.goto(`/#/wishlists/${owner.wishlistToken}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('सीता');
  await expect.poll(() => facesOf(page)).toContain('Mukta');
});

/** In the menu of a phone, in the footer of a desk. */
async function chooseNepali(page: Page) {
  if (!isPhone(page)) {
    await page.getByRole('contentinfo').getByRole('button', { name: 'नेपाली' }).click();
    return;
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'नेपाली' }).click();
  await page.getByRole('dialog', { name: 'मेनु' }).getByRole('button', { name: 'मेनु बन्द गर्नुहोस्' }).click();
}

async function expectNoOverflow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

/** The families of which the page has fetched a face. */
function facesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
}
