import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from '../axe.ts';
import { expect, isPhone, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';
import { leaveScreen } from './leaveScreen.ts';

const locateHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const locateRail = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

async function openRail(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
  return locateRail(page);
}

test('the menu shows what the role allows, fits a laptop screen, and links to the shop', async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  await page.goto('/#/admin/orders');
  let menu = await openRail(page);
  await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Products' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  if (isPhone(page)) await expectAccessible(page, { withFrame: true });
  for (const path of ['staff', 'settings', 'audit']) {
    await page.goto(`/#/admin/${path}`);
    await expect(locateHeading(page, 'You don’t have access to this page')).toBeVisible();
  }

  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  await page.goto('/#/admin');
  menu = await openRail(page);
  const store = menu.getByRole('button', { name: 'Store' });
  if (!isPhone(page)) await expect(store).toBeInViewport({ ratio: 1 });
  await store.click();
  if (!isPhone(page)) {
    const lastLink = menu.getByRole('link').last();
    await expect(lastLink).toHaveText('Health');
    await lastLink.click();
    await expect(store).toBeDisabled();
    await expect(lastLink).toBeInViewport({ ratio: 1 });
  }
  await menu.getByRole('link', { name: 'Audit log' }).click();
  await expect(locateHeading(page, 'Audit log')).toBeVisible();

  await waitUntilIdle(page);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto('/#/admin/orders');
  await expect(page).toHaveURL(/#\/admin-login$/);
});

test('the menu collapses, and keyboard shortcuts reach every screen', {
  tag: '@desk',
}, async ({ page, prisma }) => {
  await test.step('the menu collapses to icons and stays collapsed', async () => {
    await signInNewCustomer(page, prisma, { role: 'ADMIN' });
    await page.goto('/#/admin/orders');
    await page.getByRole('button', { name: 'Collapse the menu' }).click();
    await expect(locateRail(page).getByText('Products')).toHaveCount(0);
    await expect(page.getByRole('grid').getByRole('gridcell').getByRole('link').first()).toBeVisible();
    await expectAccessible(page, { withFrame: true });
    await page.reload();
    await expect(locateRail(page).getByRole('link', { name: 'Products' })).toBeVisible();
    await expect(locateRail(page).getByText('Products')).toHaveCount(0);
    await page.keyboard.press('[');
    await expect(locateRail(page).getByText('Products')).toBeVisible();
  });
  await test.step('shortcuts open screens, the search and the list of shortcuts', async () => {
    await leaveScreen(page);
    await page.goto('/#/admin/orders');
    await expect(locateHeading(page, 'Orders')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByPlaceholder('Order, invoice, name, SKU or coupon')).toBeFocused();
    await page.keyboard.type('?g');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Tab');

    await page.keyboard.press('?');
    const shortcutsDialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcutsDialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(shortcutsDialog).toBeHidden();

    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/#\/admin\/products$/);
  });
});

test('the palette opens any screen, and an unknown path shows an error page', {
  tag: '@desk',
}, async ({ page, prisma }) => {
  await test.step('the palette opens a screen and an order by number, by keyboard only', async () => {
    const { number } = await anOrder(prisma);
    await signInNewCustomer(page, prisma, { role: 'ADMIN' });
    await page.goto('/#/admin/orders');
    await expect(locateHeading(page, 'Orders')).toBeVisible();

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('prod');
    await expect(palette.getByRole('option', { name: 'Products', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/admin\/products$/);

    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(number.replace('JW-', '').toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#/admin/orders/${number}$`));

    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });
  await test.step('Back closes the palette or the list of shortcuts and opens the previous screen', async () => {
    await page.keyboard.press('Control+k');
    const openDialog = page.getByRole('dialog');
    await expect(openDialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/admin\/products$/);
    await expect(openDialog).toBeHidden();
    await expect(locateHeading(page, 'Products')).toBeVisible();
    await page.keyboard.press('?');
    await expect(openDialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/admin\/orders$/);
    await expect(openDialog).toBeHidden();
  });
  await test.step('an unknown path shows an error page', async () => {
    await leaveScreen(page);
    await page.goto('/#/admin/no-such-screen');
    await expect(locateHeading(page, '404 - Page Not Found')).toBeVisible();
    for (const [address, title] of [
      ['customers/nobody', 'Customer not found'],
      ['coupons/nothing', 'Coupon not found'],
      ['products/nothing', 'Product not found'],
      ['orders/nothing', 'Order not found'],
      ['orders/nothing/packing-slip', 'Order not found'],
      ['mail/nothing', 'Email not found'],
      ['collections/nothing', 'Collection not found'],
    ] as const) {
      await page.goto(`/#/admin/${address}`);
      await expect(locateHeading(page, title)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    }
    await page.goto('/#/admin/messages/nothing');
    await expect(page.getByText('Conversation not found')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  });
});
