import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Opens a product and returns its name. */
async function openProduct(page: Page, slug: string): Promise<string> {
  await page.goto(`/#/products/${slug}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Enlarge photo 1' }).first()).toBeVisible();
  return heading.innerText();
}

/** Opens a product, chooses the size if one is given, and adds it to the cart. */
export async function addToCart(page: Page, slug: string, { size }: { size?: string } = {}): Promise<string> {
  const name = await openProduct(page, slug);
  if (size)
    await page
      .locator('label')
      .filter({ hasText: new RegExp(`^${size}$`) })
      .click();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText(`${name} added to cart!`).first()).toBeVisible();
  return name;
}

export async function openCartPanel(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Open cart/ })
    .click();
  const panel = page.getByRole('dialog', { name: /^Shopping Cart/ });
  await expect(panel).toBeVisible();
  return panel;
}

/** Returns the cart stored in the browser. */
export function readStoredCart(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'));
}

/** Returns a different guest each time, because a guest's orders per hour and unpaid orders are limited. */
export function createUniqueGuest() {
  return {
    name: 'Test Guest',
    email: `guest-${crypto.randomUUID()}@example.com`,
    phone: `98${randomInt(1e7, 1e8)}`,
  };
}

export async function fillContact(page: Page, guest = createUniqueGuest()) {
  await page.getByLabel('Full name', { exact: true }).fill(guest.name);
  await page.getByLabel('Email', { exact: true }).fill(guest.email);
  await page.getByLabel('Mobile phone', { exact: true }).fill(guest.phone);
}

export async function fillAddress(page: Page) {
  await page.getByLabel('Province').selectOption('Bagmati');
  await page.getByLabel('District').selectOption('Lalitpur');
  await page.getByLabel('Municipality').selectOption('Lalitpur');
  await page.getByRole('combobox', { name: /^Ward/ }).selectOption('9');
  await page.getByLabel('Street, tole or house').fill('Balkumari, house 12');
}

/** Fills in a guest's checkout without placing the order. */
export async function fillCheckout(
  page: Page,
  { payment = 'Cash on delivery', guest = createUniqueGuest() } = {},
) {
  await page.goto('/#/checkout');
  await fillContact(page, guest);
  await fillAddress(page);
  await page.getByRole('radio', { name: new RegExp(`^${payment}`) }).check();
}

export function locatePlaceOrderButton(page: Page) {
  return page.getByRole('button', { name: /^Place order/ });
}

/** Expects the form to contain the input of `fillCheckout`. */
export async function expectFilledForm(page: Page, { name, phone }: ReturnType<typeof createUniqueGuest>) {
  await expect(page.getByLabel('Full name', { exact: true }).first()).toHaveValue(name);
  await expect(page.getByLabel('Mobile phone', { exact: true }).first()).toHaveValue(phone);
  await expect(page.getByLabel('District')).toHaveValue('Lalitpur');
  await expect(page.getByLabel('Municipality')).toHaveValue('Lalitpur');
  await expect(page.getByRole('combobox', { name: /^Ward/ })).toHaveValue('9');
  await expect(page.getByLabel('Street, tole or house')).toHaveValue('Balkumari, house 12');
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
}
