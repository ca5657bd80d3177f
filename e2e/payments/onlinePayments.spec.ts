import { anActiveProduct } from '../anActiveProduct.ts';
import { getDemoPaymentsUrl, payWithDemoProvider } from '../demoPayments.ts';
import { expect, test } from '../fixtures.ts';
import { addToCart, createUniqueGuest, fillCheckout, locatePlaceOrderButton } from '../shop/shopper.ts';

test('a guest cancels an eSewa payment and pays with Khalti, and a pending payment updates automatically', {
  tag: '@phone',
}, async ({ page, prisma }) => {
  const { slug } = await anActiveProduct(prisma, { name: 'Paid ring', price: 6000 });
  const guest = createUniqueGuest();
  await addToCart(page, slug);
  await fillCheckout(page, { payment: 'eSewa', guest });
  await locatePlaceOrderButton(page).click();

  await test.step('the eSewa payment is cancelled', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay with eSewa (demo)');
    await payWithDemoProvider(page, 'cancel');
    await expect(page.getByRole('heading', { name: 'eSewa payment not completed' })).toBeVisible();
    await page.getByRole('link', { name: 'Pay for the order' }).click();
    await expect(page.getByText(/^Your pieces are reserved until/)).toBeVisible();
  });

  await test.step('the Khalti payment is completed', async () => {
    await page.getByRole('radio', { name: /^Khalti/ }).check();
    await page.getByRole('button', { name: /^Pay NPR .* with Khalti$/ }).click();
    await payWithDemoProvider(page, 'pay');
    await expect(page).toHaveURL(/#\/order-success\//);
    await expect(
      page.getByText('We’ve received your payment. We’ll confirm your order shortly.'),
    ).toBeVisible();
    const order = await prisma.order.findFirstOrThrow({
      where: { contactEmail: guest.email },
      include: { payments: true },
    });
    expect(order).toMatchObject({ paymentStatus: 'PAID', paymentMethod: 'KHALTI' });
    expect(order.payments).toMatchObject([{ method: 'KHALTI', amount: order.finalTotal }]);
  });

  await test.step('a pending payment updates automatically', async () => {
    await addToCart(page, slug);
    await fillCheckout(page, { payment: 'connectIPS', guest });
    await locatePlaceOrderButton(page).click();
    await payWithDemoProvider(page, 'pending');
    await expect(page.getByRole('heading', { name: 'Waiting for connectIPS' })).toBeVisible();
    const ref = page.url().split('/').pop() ?? '';
    await fetch(`${getDemoPaymentsUrl()}/control/connectips/payments/${ref}/complete`, { method: 'POST' });
    await expect(page).toHaveURL(/#\/order-success\//, { timeout: 20_000 });
  });
});
