import type { DocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { lazyScreen } from '#web/ui/navigation/LazyScreen.tsx';
import { inLayouts } from './inLayouts.tsx';
import { client } from './requests/client.ts';

/** Where people land; what else there is, and where, is read when somebody first goes elsewhere. */
const shopScreens: RouteObject[] = [
  screen(paths.home, async () => (await import('#web/shop/home/HomePage.tsx')).HomePage),
  screen(paths.products(), async () => {
    const { ProductListPage, ProductListPageDocument } = await import(
      '#web/shop/catalog/ProductListPage.tsx'
    );
    await takeLandingAnswer(ProductListPageDocument);
    return ProductListPage;
  }),
  screen('/products/:id', async () => {
    const { ProductPage, ProductPageDocument } = await import('#web/shop/product/ProductPage.tsx');
    await takeLandingAnswer(ProductPageDocument);
    return ProductPage;
  }),
  screen(paths.cart, async () => (await import('#web/shop/cart/CartPage.tsx')).CartPage),
  screen(paths.checkout, async () => (await import('#web/shop/checkout/CheckoutPage.tsx')).CheckoutPage),
  screen('*', async () => {
    const [{ otherScreens }, { NotFoundPage }] = await Promise.all([
      import('./otherScreens.tsx'),
      import('./NotFoundPage.tsx'),
    ]);
    shopScreens.push(...otherScreens);
    return NotFoundPage;
  }),
];

/** The back-office's addresses are read when somebody first goes there: shoppers need none of them. */
const adminScreens: RouteObject[] = [
  screen(`${paths.admin}/*`, async () => {
    const [{ adminRoutes }, { UnknownPage }] = await Promise.all([
      import('#web/admin/adminRoutes.tsx'),
      import('#web/admin/screen/UnknownPage.tsx'),
    ]);
    adminScreens.push(...adminRoutes);
    return UnknownPage;
  }),
];

const backOffice = lazyScreen(
  {
    children: [
      lazyScreen(
        { children: adminScreens },
        async () => (await import('#web/admin/layout/AdminLayout.tsx')).AdminLayout,
      ),
    ],
  },
  async () => (await import('./RequireStaff.tsx')).RequireStaff,
);

export const routes: RouteObject[] = inLayouts(shopScreens, [backOffice]);

function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return lazyScreen({ path }, load);
}

/**
 * Where the page's own first question is answered before its screen is rendered, the cache has the answer by then: the
 * screen is rendered once, in small steps, and not first without it and then with it in one go.
 */
async function takeLandingAnswer(query: DocumentNode): Promise<void> {
  const asked = window.initialQuery;
  if (!asked?.isAnswered) return;
  const { variables } = JSON.parse(asked.body);
  // Whatever is wrong with it, the screen asks again and tells.
  await client.query({ query, variables, context: { quiet: true } }).catch(() => null);
}
