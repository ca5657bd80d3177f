import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ShopLayout } from '#web/shop/layout/ShopLayout.tsx';
import { ScreenSpinner } from '#web/ui/ScreenSpinner.tsx';
import { ComingSoon } from './ComingSoon.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { preload } from './preload.ts';
import { RequireStaff } from './RequireStaff.tsx';
import { RequireViewer } from './RequireViewer.tsx';
import { Root } from './Root.tsx';
import { SwitchedScreen } from './SwitchedScreen.tsx';

const guides: RouteObject[] = [
  screen(paths.sizeGuide, async () => (await import('#web/shop/guides/SizeGuidePage.tsx')).SizeGuidePage),
  screen(
    paths.careInstructions,
    async () => (await import('#web/shop/guides/CareInstructionsPage.tsx')).CareInstructionsPage,
  ),
  screen(paths.faq, async () => (await import('#web/shop/guides/FaqPage.tsx')).FaqPage),
  screen(
    paths.privacyPolicy,
    async () => (await import('#web/shop/guides/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
  ),
  screen(
    paths.termsOfService,
    async () => (await import('#web/shop/guides/TermsOfServicePage.tsx')).TermsOfServicePage,
  ),
  screen(
    paths.shippingPolicy,
    async () => (await import('#web/shop/guides/ShippingPolicyPage.tsx')).ShippingPolicyPage,
  ),
  screen(
    paths.returnPolicy,
    async () => (await import('#web/shop/guides/ReturnPolicyPage.tsx')).ReturnPolicyPage,
  ),
  screen(
    paths.refundPolicy,
    async () => (await import('#web/shop/guides/RefundPolicyPage.tsx')).RefundPolicyPage,
  ),
];

const shopScreens: RouteObject[] = [
  screen(paths.home, async () => (await import('#web/shop/home/HomePage.tsx')).HomePage, preload.home),
  screen(
    paths.products(),
    async () => (await import('#web/shop/catalog/ProductListPage.tsx')).ProductListPage,
    preload.products,
  ),
  screen(
    '/products/:id',
    async () => (await import('#web/shop/product/ProductPage.tsx')).ProductPage,
    preload.product,
  ),
  screen(
    paths.collections,
    async () => (await import('#web/shop/collections/CollectionsPage.tsx')).CollectionsPage,
  ),
  screen(paths.cart, async () => (await import('#web/shop/cart/CartPage.tsx')).CartPage),
  screen(paths.checkout, async () => (await import('#web/shop/checkout/CheckoutPage.tsx')).CheckoutPage),
  screen(
    '/order-success/:orderId',
    async () => (await import('#web/shop/checkout/OrderSuccessPage.tsx')).OrderSuccessPage,
  ),
  {
    element: <SwitchedScreen feature="trackOrder" text={/*i18n*/ 'Track Order - Coming Soon'} />,
    children: [
      screen(
        paths.trackOrder(),
        async () => (await import('#web/shop/track/TrackOrderPage.tsx')).TrackOrderPage,
      ),
    ],
  },
  screen(paths.about, async () => (await import('#web/shop/about/AboutPage.tsx')).AboutPage),
  screen(paths.contact, async () => (await import('#web/shop/contact/ContactPage.tsx')).ContactPage),
  ...guides,
  screen(paths.login, async () => (await import('#web/session/LoginPage.tsx')).LoginPage),
  screen(paths.register, async () => (await import('#web/session/RegisterPage.tsx')).RegisterPage),
  screen(paths.adminLogin, async () => (await import('#web/session/AdminLoginPage.tsx')).AdminLoginPage),
  {
    element: <RequireViewer />,
    children: [
      screen(
        paths.dashboard,
        async () => (await import('#web/shop/account/DashboardPage.tsx')).DashboardPage,
      ),
      { path: paths.orders, element: <ComingSoon text={/*i18n*/ 'My Orders - Coming Soon'} /> },
      { path: '/orders/:id', element: <ComingSoon text={/*i18n*/ 'Order Detail - Coming Soon'} /> },
      { path: paths.profile, element: <ComingSoon text={/*i18n*/ 'Profile Page - Coming Soon'} /> },
    ],
  },
  { path: '*', element: <NotFoundPage /> },
];

const adminScreens: RouteObject[] = [
  ...['', '/products', '/orders', '/customers', '/analytics'].map((rest) =>
    screen(paths.admin + rest, async () => (await import('#web/admin/AdminHome.tsx')).AdminHome),
  ),
  { path: `${paths.admin}/*`, element: <NotFoundPage /> },
];

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: (
      <main>
        <ErrorPage />
      </main>
    ),
    children: [
      { element: <ShopLayout />, children: [{ errorElement: <ErrorPage />, children: shopScreens }] },
      {
        element: <RequireStaff />,
        children: [
          {
            lazy: async () => ({ Component: (await import('#web/admin/AdminLayout.tsx')).AdminLayout }),
            hydrateFallbackElement: <ScreenSpinner />,
            children: adminScreens,
          },
        ],
      },
    ],
  },
];

/** A screen that is loaded when it is first gone to. */
function screen(path: string, load: () => Promise<ComponentType>, loader?: LoaderFunction): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: await load() }),
    ...(loader && { loader }),
    hydrateFallbackElement: <ScreenSpinner />,
  };
}
