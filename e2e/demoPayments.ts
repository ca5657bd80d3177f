import type { BehaviourName } from '#tools/fakeProviders/behaviours.ts';
import { expect, type Page } from './fixtures.ts';

/** Where the demo's payment providers are: beside the store, at the next port where nothing else is said. */
export function demoPaymentsUrl(): string {
  const { DEMO_PAYMENTS_URL, BASE_URL = 'http://localhost:4000' } = process.env;
  if (DEMO_PAYMENTS_URL) return DEMO_PAYMENTS_URL;
  const { hostname, port } = new URL(BASE_URL);
  return `http://${hostname}:${Number(port) + 1}`;
}

/** On a provider's page of the demo, does what a buyer may do there. */
export async function payWithDemo(page: Page, behaviour: BehaviourName = 'pay'): Promise<void> {
  await expect(page.getByText('No money moves here')).toBeVisible();
  await page.locator(`button[value="${behaviour}"]`).click();
}
