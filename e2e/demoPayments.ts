import type { PaymentOutcomeName } from '#tools/fakeProviders/behaviours.ts';
import { expect, type Page } from './fixtures.ts';

/** Returns the URL of the demo payment providers: DEMO_PAYMENTS_URL, or else the port following the store's. */
export function getDemoPaymentsUrl(): string {
  const { DEMO_PAYMENTS_URL, BASE_URL = 'http://localhost:4000' } = process.env;
  if (DEMO_PAYMENTS_URL) return DEMO_PAYMENTS_URL;
  const { hostname, port } = new URL(BASE_URL);
  return `http://${hostname}:${Number(port) + 1}`;
}

/** Chooses an outcome on a demo provider's page. */
export async function payWithDemoProvider(page: Page, outcome: PaymentOutcomeName = 'pay'): Promise<void> {
  await expect(page.getByText('No money moves here')).toBeVisible();
  await page.locator(`button[value="${outcome}"]`).click();
}
