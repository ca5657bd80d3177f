import { DEMO_KHALTI } from '#graph/modules/payments/providers/khalti/demoMerchant.ts';

interface KhaltiHost {
  khalti: { url: string };
}

/** Opens a payment as a store does and returns its `pidx`. */
export async function openKhalti({ khalti: { url } }: KhaltiHost, overrides: object = {}): Promise<string> {
  const response = await fetch(`${url}/api/v2/epayment/initiate/`, {
    method: 'POST',
    headers: { authorization: `Key ${DEMO_KHALTI.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      return_url: 'http://shop.test/back',
      website_url: 'http://shop.test',
      amount: 500_000,
      purchase_order_id: 'order-1',
      purchase_order_name: 'Order 1',
      ...overrides,
    }),
  });
  const { pidx } = (await response.json()) as { pidx: string };
  return pidx;
}
