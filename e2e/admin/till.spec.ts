import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

test('a till sells by keyboard only, parks a sale for another till, and prints the receipt', async ({
  page,
  prisma,
}) => {
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase();
  const [ring, band] = [
    await anActiveProduct(prisma, { name: `Till ring ${mark}`, sku: `TR-${mark}`, price: 1000, stock: 3 }),
    await anActiveProduct(prisma, { name: `Till band ${mark}`, sku: `TB-${mark}`, price: 2000, stock: 3 }),
  ];
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  await page.goto('/#/admin');
  await page.getByRole('link', { name: 'Counter' }).click();
  await expect(page.getByLabel('Scan or search (F2)')).toBeFocused();

  await test.step('two items are scanned and paid in cash, with change', async () => {
    const keys = new Keyboard(page);
    await keys.type(ring.sku);
    await keys.press('Enter');
    await expect(page.getByText(`${ring.name} added to the sale`)).toBeVisible();
    await keys.type(band.sku);
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: 'Sell · NPR 3,540 (Enter)' })).toBeEnabled();
    await keys.press('F8');
    await keys.type('4000');
    await expect(page.getByText('Change: NPR 460')).toBeVisible();
    await keys.press('Enter');
    await expect(page.getByRole('dialog').getByText('NPR 460').first()).toBeVisible();
    test.info().annotations.push({ type: 'two pieces for cash', description: keys.getSummary() });
    const order = await prisma.order.findFirstOrThrow({
      where: { lines: { some: { productId: band.id } } },
      include: { payments: true },
    });
    expect(order).toMatchObject({
      channel: 'COUNTER',
      status: 'DELIVERED',
      finalTotal: 3540,
      contactName: '',
      payments: [{ method: 'CASH', amount: 3540, given: 4000 }],
    });
  });

  await test.step('only the receipt is printed, on an 80 mm roll', async () => {
    await expectAccessible(page);
    const printPromise = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.print = () => resolve(true);
        }),
    );
    await expect(page.getByRole('button', { name: 'Print receipt (Enter)' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await printPromise).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#receipt')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 22[67]/);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    // Emulating print media hid the focused button, which lost focus. Real printing does not move the focus.
    await page.getByRole('button', { name: 'Print receipt (Enter)' }).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Scan or search (F2)')).toBeFocused();
  });

  await test.step('a sale is parked, kept after a reload, and resumed', async () => {
    const customer = await aCustomer(prisma, {
      name: `Sita ${mark}`,
      phone: `+97798${Date.now() % 1e8}`.padEnd(14, '0'),
    });
    await page.keyboard.type(ring.sku);
    await page.keyboard.press('Enter');
    await page.keyboard.press('F3');
    await page.keyboard.type(`+977 ${customer.phone?.slice(4, 7)} ${customer.phone?.slice(7)}`);
    await expect(page.getByText(`This sale is linked to ${customer.name}’s account`)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
    await expectAccessible(page);
    const secondTill = await page.context().newPage();
    await secondTill.goto('/#/admin/orders/new');
    await expect(secondTill.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
    await page.keyboard.press('F6');
    await expectNoCustomer(page);
    await expectNoCustomer(secondTill);
    await secondTill.close();
    await page.keyboard.press('F7');
    await page
      .getByRole('listitem')
      .filter({ hasText: customer.name })
      .getByRole('button', { name: 'Resume' })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sell · NPR 1,180 (Enter)' })).toBeEnabled();
    await page.keyboard.press('F8');
    await page.keyboard.press('F9');
    await page.keyboard.type('1000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4242');
    await page.keyboard.press('F8');
    await expect(page.getByLabel('Cash received')).toHaveValue('180');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Sold' })).toBeVisible();
    const order = await prisma.order.findFirstOrThrow({
      where: { userId: customer.id },
      include: { payments: true },
    });
    expect(order.payments.sort((a, b) => b.amount - a.amount)).toMatchObject([
      { method: 'CARD', amount: 1000, reference: '4242' },
      { method: 'CASH', amount: 180 },
    ]);
    await expect(page.getByRole('dialog').getByText('Card · 4242')).toBeVisible();
  });

  await test.step('the next sale does not contain the previous customer, even after going back in the browser', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNoCustomer(page);
    await page.getByRole('link', { name: 'Products' }).first().click();
    await expect(page).toHaveURL(/#\/admin\/products/);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await page.goBack();
    await expectNoCustomer(page);
    await page.keyboard.press('F2');
    await page.keyboard.type(ring.sku);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sell · NPR 1,180 (Enter)' })).toBeEnabled();
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Sell · NPR 1,180 (Enter)' }).click();
    await expect(page.getByRole('dialog', { name: 'Sold' })).toBeVisible();
    const order = await prisma.order.findFirstOrThrow({
      where: { lines: { some: { productId: ring.id } } },
      orderBy: { placedAt: 'desc' },
    });
    expect(order).toMatchObject({ userId: null, contactName: '', contactPhone: '', contactEmail: '' });
  });
});

async function expectNoCustomer(page: Page) {
  await expect(page.getByText('Scan an item to start.')).toBeVisible();
  for (const label of ['Phone (F3)', 'Name', 'Email for the receipt', 'PAN, if requested'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  await expect(page.getByRole('listbox', { name: 'Matching customers' })).toHaveCount(0);
  await expect(page.getByText(/^This sale is linked to/)).toHaveCount(0);
}

/** Counts a salesperson's key presses and measures the time they take. */
class Keyboard {
  readonly #page: Page;
  readonly #startedAt = Date.now();
  #keyPresses = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async type(text: string) {
    this.#keyPresses += text.length;
    await this.#page.keyboard.type(text);
  }

  async press(key: string) {
    this.#keyPresses += 1;
    await this.#page.keyboard.press(key);
  }

  getSummary(): string {
    return `${this.#keyPresses} keys in ${((Date.now() - this.#startedAt) / 1000).toFixed(1)} s`;
  }
}
