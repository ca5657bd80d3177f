import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { addToCart } from '../shop/shopper.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

test('a customer saves, changes and deletes addresses, and the checkout uses the default address', async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { hasActivityConsent: false });
  await page.goto('/#/addresses');

  await test.step('the form reports the missing fields of an incomplete address and keeps the input', async () => {
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog', { name: 'New address' });
    await dialog.getByLabel('Recipient’s full name').fill('Sita Sharma');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog.getByText('Choose a province.')).toBeVisible();
    await expect(dialog.getByText('Enter the street or tole.')).toBeVisible();
    await expect(dialog.getByLabel('Recipient’s full name')).toHaveValue('Sita Sharma');
    await fillAddress(page, { label: 'Home', street: 'Balkumari 12' });
    await expect(locateCard(page, 'Home').getByText('Default', { exact: true })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Add an address' }).click();
  await fillAddress(page, { label: 'Office', street: 'Pulchowk 3' });
  await page.getByRole('button', { name: 'Make default: Office' }).click();
  await expect(locateCard(page, 'Office').getByText('Default', { exact: true })).toBeVisible();
  await expect(locateCard(page, 'Home').getByText('Default', { exact: true })).toBeHidden();

  await page.getByRole('button', { name: 'Edit Home' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit address' });
  await dialog.getByLabel('Street, tole or house').fill('Balkumari 14');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(locateCard(page, 'Home')).toContainText('Balkumari 14');

  await page.getByRole('button', { name: 'Delete Office' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(locateCard(page, 'Office')).toBeHidden();
  await expect(locateCard(page, 'Home').getByText('Default', { exact: true })).toBeVisible();

  await test.step('the checkout is prefilled with the default address', async () => {
    await addToCart(page, (await anActiveProduct(prisma)).slug);
    await page.goto('/#/checkout');
    await expect(page.getByLabel('Street, tole or house')).toHaveValue('Balkumari 14');
    await expect(page.getByLabel('District')).toHaveValue('Lalitpur');
    await page.getByLabel('Deliver to').selectOption({ label: 'Another address' });
    await expect(page.getByLabel('Street, tole or house')).toHaveValue('');
  });
});

function locateCard(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

async function fillAddress(page: Page, { label, street }: { label: string; street: string }) {
  const dialog = page.getByRole('dialog', { name: 'New address' });
  await dialog.getByLabel('Label').fill(label);
  await dialog.getByLabel('Recipient’s full name').fill('Test Customer');
  await dialog.getByLabel('Recipient’s mobile phone').fill('9841000000');
  await dialog.getByLabel('Province').selectOption('Bagmati');
  await dialog.getByLabel('District').selectOption('Lalitpur');
  await dialog.getByLabel('Municipality').selectOption('Lalitpur');
  await dialog.getByLabel('Street, tole or house').fill(street);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
}
