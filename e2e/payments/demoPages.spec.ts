import { openKhalti } from '#tools/fakeProviders/testing/openKhalti.ts';
import { aMark } from '../aMark.ts';
import { demoPayment, demoPaymentsUrl, payWithDemo } from '../demoPayments.ts';
import { expect, test } from '../fixtures.ts';

test('a buyer at Khalti (demo) is told that no money moves, pays, and is back in the store', async ({
  page,
  baseURL,
}) => {
  const [url, reference] = [demoPaymentsUrl(), aMark()];
  const pidx = await openKhalti(
    { khalti: { url: `${url}/khalti` } },
    { purchase_order_id: reference, return_url: `${baseURL}/healthz` },
  );
  await page.goto(`${url}/khalti/pay/${pidx}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay with Khalti (demo)');
  await payWithDemo(page, 'pay');
  await expect(page).toHaveURL(new RegExp(`/healthz\\?pidx=${pidx}&.*status=Completed`));
  expect(await demoPayment('khalti', reference)).toMatchObject({ state: 'PAID', paidPaisa: 500_000 });
});
