import type { DocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { createLazyScreen } from '#web/ui/navigation/LazyScreen.tsx';
import { client } from './requests/client.ts';
import { wrapInLayouts } from './wrapInLayouts.tsx';

/** Screens on which visitors land. The other routes load on the first visit to any of them. */
const shopScreens: RouteObject[] = [
  createScreenRoute(paths.home, async () => (await import('#web/shop/home/HomePage.tsx')).HomePage),
  createScreenRoute(paths.products(), async () => {
    const { ProductListPage, ProductListPageDocument } = await import(
      '#web/shop/catalog/ProductListPage.tsx'
    );
    await cachePrefetchedResponse(ProductListPageDocument);
    return ProductListPage;
  }),
  createScreenRoute('/products/:id', async () => {
    const { ProductPage, ProductPageDocument } = await import('#web/shop/product/ProductPage.tsx');
    await cachePrefetchedResponse(ProductPageDocument);
    return ProductPage;
  }),
  createScreenRoute(paths.cart, async () => (await import('#web/shop/cart/CartPage.tsx')).CartPage),
  createScreenRoute(
    paths.checkout,
    async () => (await import('#web/shop/checkout/CheckoutPage.tsx')).CheckoutPage,
  ),
  createScreenRoute('*', async () => {
    const [{ secondaryScreens }, { NotFoundPage }] = await Promise.all([
      import('./secondaryScreens.tsx'),
      import('./NotFoundPage.tsx'),
    ]);
    shopScreens.push(...secondaryScreens);
    return NotFoundPage;
  }),
];

/** Back office routes. They load on the first visit to any of them, because shoppers never need them. */
const adminScreens: RouteObject[] = [
  createScreenRoute(`${paths.admin}/*`, async () => {
    const [{ adminRoutes }, { UnknownPage }] = await Promise.all([
      import('#web/admin/adminRoutes.tsx'),
      import('#web/admin/screen/UnknownPage.tsx'),
    ]);
    adminScreens.push(...adminRoutes);
    return UnknownPage;
  }),
];

const backOfficeRoute = createLazyScreen(
  {
    children: [
      createLazyScreen(
        { children: adminScreens },
        async () => (await import('#web/admin/layout/AdminLayout.tsx')).AdminLayout,
      ),
    ],
  },
  async () => (await import('./RequireStaff.tsx')).RequireStaff,
);

export const routes: RouteObject[] = wrapInLayouts(shopScreens, [backOfficeRoute]);

function createScreenRoute(path: string, loadComponent: () => Promise<ComponentType>): RouteObject {
  return createLazyScreen({ path }, loadComponent);
}

/**
 * Writes a prefetched response to the cache before its screen renders. The screen then renders only once, in small
 * steps, instead of first without data and then again with the data.
 */
async function cachePrefetchedResponse(query: DocumentNode): Promise<void> {
  const initialQuery = window.initialQuery;
  if (!initialQuery?.isAnswered) return;
  const { variables } = JSON.parse(initialQuery.body);
  // If this fails, the screen sends the query again and reports the error.
  await client.query({ query, variables, context: { quiet: true } }).catch(() => null);
}
