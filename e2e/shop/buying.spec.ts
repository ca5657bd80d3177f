import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, isPhone, test } from '../fixtures.ts';
import {
  addToCart,
  createUniqueGuest,
  fillAddress,
  fillCheckout,
  fillContact,
  locatePlaceOrderButton,
  openCartPanel,
  readStoredCart,
} from './shopper.ts';

test('a guest finds a ring, places one order even though the button is pressed twice, and tracks it', async ({
  page,
  prisma,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Products' }).click();
  } else await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();

  await page
    .getByRole('link', { name: /Sadha Mundri Plain Band/ })
    .first()
    .click();
  await page.locator('label').filter({ hasText: /^10$/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Sadha Mundri Plain Band added to cart!').first()).toBeVisible();

  const panel = await openCartPanel(page);
  await expect(panel.getByText('Size: 10')).toBeVisible();
  await panel.getByRole('link', { name: 'Checkout' }).click();
  const guest = createUniqueGuest();
  await fillContact(page, guest);
  await fillAddress(page);
  await expect(page.getByText(/Estimated delivery to Lalitpur/)).toBeVisible();
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await locatePlaceOrderButton(page).dblclick();

  await expect(page).toHaveURL(/#\/order-success\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Test');
  const number = await page
    .getByText(/^JW-[0-9A-Z]{10}$/)
    .first()
    .innerText();
  expect((await readStoredCart(page)).items).toEqual([]);

  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();

  await page.getByRole('link', { name: 'Track this order' }).click();
  await expect(page).toHaveURL(new RegExp(`#/track-order\\?number=${number}`));
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(guest.email);

  const order = await prisma.order.findUniqueOrThrow({ where: { number }, include: { lines: true } });
  expect(order).toMatchObject({
    status: 'PENDING',
    paymentMethod: 'COD',
    contactPhone: `+977${guest.phone}`,
  });
  expect(order.lines).toMatchObject([{ name: 'Sadha Mundri Plain Band', size: '10', quantity: 1 }]);
  expect(await prisma.order.count({ where: { contactEmail: guest.email } })).toBe(1);
});

test('a guest opens an order on another device with its number and phone number', { tag: '@phone' }, async ({
  page,
  prisma,
}) => {
  const { id } = await anActiveProduct(prisma, { name: 'Ordered ring', price: 1500 });
  const guest = createUniqueGuest();
  const input = buildOrderInput(id, guest);
  const response = await page.request.post('/graphql', {
    data: { query: PLACE_ORDER, variables: { input } },
  });
  const { number } = (await response.json()).data.placeOrder.order;

  await page.goto(`/#/track-order?number=${number}`);
  const detailsSection = page.locator('section').filter({ hasText: 'View order details' });
  const contactField = detailsSection.getByLabel('Phone or email');
  await contactField.fill('9841000009');
  await detailsSection.getByRole('button', { name: 'Open order' }).click();
  await expect(detailsSection.getByText(/^We couldn’t find an order with this number/)).toBeVisible();
  await contactField.fill(guest.phone.replace(/^\d{3}/, '$&-'));
  await detailsSection.getByRole('button', { name: 'Open order' }).click();

  await expect(page).toHaveURL(/#\/order-success\//);
  await expect(page.getByRole('main')).toContainText('Balkumari, house 12');
});

test('a bank transfer shows the account and the same amount as the order button, even if the price has risen', {
  tag: '@phone',
}, async ({ page, prisma }) => {
  const ring = await anActiveProduct(prisma, { name: 'Held ring', price: 6000 });
  await addToCart(page, ring.slug);
  await fillCheckout(page, { payment: 'Bank transfer' });
  await expect(page.getByText(/^Price held until \d+:\d\d [ap]m$/)).toBeVisible();
  const displayedTotal = (await locatePlaceOrderButton(page).innerText()).replace(/.*· /, '');
  await prisma.variant.updateMany({ where: { productId: ring.id }, data: { price: 9000 } });
  await prisma.product.update({ where: { id: ring.id }, data: { price: 9000, fixedPrice: 9000 } });
  await locatePlaceOrderButton(page).click();

  await expect(page).toHaveURL(/#\/order-success\//);
  await expect(page.getByRole('main')).toContainText('Nepal Bank Limited');
  await expect(page.getByRole('main')).toContainText(displayedTotal);
});

const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { number } errors { field message } }
}`;

function buildOrderInput(productId: string, contact: ReturnType<typeof createUniqueGuest>) {
  const { name, phone } = contact;
  const deliveryAddress = { province: 'Bagmati', district: 'Lalitpur', municipality: 'Lalitpur', ward: 9 };
  return {
    lines: [{ productId, quantity: 1 }],
    contact,
    shippingAddress: { name, phone, ...deliveryAddress, street: 'Balkumari, house 12' },
    paymentMethod: 'COD',
  };
}
