import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

const SCREENS = [
  { path: '/track-order', feature: 'trackOrder', text: 'Track Order - Coming Soon' },
  { path: '/orders', feature: 'myOrders', text: 'My Orders - Coming Soon' },
  { path: '/orders/any', feature: 'orderDetail', text: 'Order Detail - Coming Soon' },
  { path: '/profile', feature: 'profile', text: 'Profile Page - Coming Soon' },
] as const;

test('a screen disabled by the store shows a notice at its URL', async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma);
  // Only this page's response is changed, because all tests share the store's settings.
  await page.route('**/graphql**', async (route) => {
    const requestText = `${route.request().url()}${route.request().postData() ?? ''}`;
    if (!/Store/.test(requestText)) return route.fallback();
    const originalResponse = await route.fetch();
    const json = await originalResponse.json();
    if (!json.data?.store) return route.fulfill({ response: originalResponse });
    for (const { feature } of SCREENS) json.data.store.features[feature] = false;
    return route.fulfill({ response: originalResponse, json });
  });
  // The page contains the settings that the home screen needs.
  await page.route('/', async (route) => {
    const originalResponse = await route.fetch();
    const disabledHtml = SCREENS.reduce(
      (html, { feature }) => html.replaceAll(`"${feature}":true`, `"${feature}":false`),
      await originalResponse.text(),
    );
    return route.fulfill({ response: originalResponse, body: disabledHtml });
  });
  for (const { path, feature, text } of SCREENS) {
    expect(DEFAULT_SETTINGS.features[feature]).toBe(true);
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  }
});
