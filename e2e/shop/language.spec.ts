import { aCustomer } from '#graph/testing/aCustomer.ts';
import { expect, isPhone, type Page, test } from '../fixtures.ts';
import { signIn } from '../signInNewCustomer.ts';

test('the language a shopper chooses is kept after a reload and saved with the account', async ({
  page,
  prisma,
}) => {
  const h1 = page.getByRole('heading', { level: 1 });
  const html = page.locator('html');

  await test.step('the English shop loads Devanagari fonts only on pages that need them', async () => {
    const wishlistToken = `${Date.now()}`.padEnd(48, 'x');
    await aCustomer(prisma, { name: 'सीता महर्जन', wishlistToken });
    await page.goto('/#/about');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => findFontFamilies(page)).toContain('Mukta Nepali Name');
    expect(await findFontFamilies(page)).not.toContain('Mukta');
    await page.goto(`/#/wishlists/${wishlistToken}`);
    await expect(h1).toContainText('सीता');
    await expect.poll(() => findFontFamilies(page)).toContain('Mukta');
  });

  await test.step('the chosen language applies to the shop, form errors and other screens, even after a reload', async () => {
    await page.goto('/#/about');
    await chooseNepali(page);
    await expect(h1).toHaveText('ललितपुरका गहना, इमानदार मूल्यमा');
    await expect(html).toHaveAttribute('lang', 'ne');

    await page.goto('/#/products');
    await expect(h1).toHaveText('सबै गहना');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/रु [०-९,]+/);
    await expectNoOverflow(page);

    await page.goto('/#/contact');
    await page.getByRole('button', { name: 'पठाउनुहोस्' }).click();
    await expect(page.getByText('आफ्नो नाम लेख्नुहोस्।')).toBeVisible();
    await expectNoOverflow(page);

    await page.reload();
    await expect(page.getByRole('button', { name: 'पठाउनुहोस्' })).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'ne');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ne');
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  await test.step('signing in on another device restores the account’s language', async () => {
    const { id, email } = await aCustomer(prisma, { hasActivityConsent: false });
    await page.goto('/#/login');
    await signIn(page, email);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await page.getByRole('contentinfo').getByRole('button', { name: 'नेपाली' }).click();
    await expect
      .poll(async () => (await prisma.user.findUniqueOrThrow({ where: { id } })).preferences)
      .toEqual({ language: 'ne' });
    await page.evaluate(() => localStorage.removeItem('language'));
    await page.reload();
    await expect(html).toHaveAttribute('lang', 'ne');
  });
});

/** Chooses Nepali in the menu on a phone and in the footer on a desktop. */
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

/** Returns the font families that the page has loaded. */
function findFontFamilies(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
}
