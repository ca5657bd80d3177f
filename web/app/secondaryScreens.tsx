import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { articles } from '#web/shop/guides/articles.ts';
import { createLazyScreen } from '#web/ui/navigation/LazyScreen.tsx';
import { RequireViewer } from './RequireViewer.tsx';
import { SwitchedScreen } from './SwitchedScreen.tsx';

const guides: RouteObject[] = [
  createScreenRoute(
    paths.sizeGuide,
    async () => (await import('#web/shop/guides/SizeGuidePage.tsx')).SizeGuidePage,
  ),
  createScreenRoute(paths.faq, async () => (await import('#web/shop/guides/FaqPage.tsx')).FaqPage),
  ...Object.entries(articles).map(([path, loadArticle]) =>
    createScreenRoute(path, async () => {
      const [{ Article }, article] = await Promise.all([
        import('#web/shop/guides/Article.tsx'),
        loadArticle(),
      ]);
      // One component per article, so that navigating between articles resets its state.
      return () => <Article article={article} />;
    }),
  ),
];

function wrapInAccountLayout(children: RouteObject[]): RouteObject {
  return createLazyScreen(
    { children },
    async () => (await import('#web/shop/account/AccountLayout.tsx')).AccountLayout,
  );
}

const accountScreens: RouteObject[] = [
  createScreenRoute(
    paths.dashboard,
    async () => (await import('#web/shop/account/DashboardPage.tsx')).DashboardPage,
  ),
  {
    element: <SwitchedScreen feature="myOrders" text={/*i18n*/ 'My Orders - Coming Soon'} />,
    children: [
      createScreenRoute(
        paths.orders,
        async () => (await import('#web/shop/account/orders/OrdersPage.tsx')).OrdersPage,
      ),
    ],
  },
  {
    element: <SwitchedScreen feature="orderDetail" text={/*i18n*/ 'Order Detail - Coming Soon'} />,
    children: [
      createScreenRoute(
        '/orders/:id',
        async () => (await import('#web/shop/account/orders/OrderPage.tsx')).OrderPage,
      ),
    ],
  },
  {
    element: <SwitchedScreen feature="profile" text={/*i18n*/ 'Profile Page - Coming Soon'} />,
    children: [
      createScreenRoute(
        paths.profile,
        async () => (await import('#web/shop/account/profile/ProfilePage.tsx')).ProfilePage,
      ),
    ],
  },
  createScreenRoute(
    paths.addresses,
    async () => (await import('#web/shop/account/addresses/AddressesPage.tsx')).AddressesPage,
  ),
  createScreenRoute(paths.alerts, async () => (await import('#web/shop/alerts/AlertsPage.tsx')).AlertsPage),
  createScreenRoute(
    paths.myReviews,
    async () => (await import('#web/shop/reviews/MyReviewsPage.tsx')).MyReviewsPage,
  ),
];

/** Shop screens that are rarely a visitor's first screen. */
export const secondaryScreens: RouteObject[] = [
  createScreenRoute(
    paths.collections,
    async () => (await import('#web/shop/collections/CollectionsPage.tsx')).CollectionsPage,
  ),
  createScreenRoute(
    '/collections/:slug',
    async () => (await import('#web/shop/collections/CollectionPage.tsx')).CollectionPage,
  ),
  createScreenRoute(
    '/payment/:ref',
    async () => (await import('#web/shop/payment/PaymentPage.tsx')).PaymentPage,
  ),
  createScreenRoute(
    '/pay/:token',
    async () => (await import('#web/shop/payment/link/PaymentLinkPage.tsx')).PaymentLinkPage,
  ),
  createScreenRoute(
    '/order-success/:orderId',
    async () => (await import('#web/shop/checkout/success/OrderSuccessPage.tsx')).OrderSuccessPage,
  ),
  {
    element: <SwitchedScreen feature="trackOrder" text={/*i18n*/ 'Track Order - Coming Soon'} />,
    children: [
      createScreenRoute(
        paths.trackOrder(),
        async () => (await import('#web/shop/track/TrackOrderPage.tsx')).TrackOrderPage,
      ),
    ],
  },
  createScreenRoute(paths.about, async () => (await import('#web/shop/about/AboutPage.tsx')).AboutPage),
  createScreenRoute(
    paths.contact,
    async () => (await import('#web/shop/contact/ContactPage.tsx')).ContactPage,
  ),
  ...guides,
  createScreenRoute(paths.login, async () => (await import('#web/session/signIn/LoginPage.tsx')).LoginPage),
  createScreenRoute(
    paths.register,
    async () => (await import('#web/session/signIn/RegisterPage.tsx')).RegisterPage,
  ),
  createScreenRoute(
    paths.forgottenPassword,
    async () => (await import('#web/session/emailLinks/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
  ),
  createScreenRoute(
    paths.invitation,
    async () => (await import('#web/session/emailLinks/InvitationPage.tsx')).InvitationPage,
  ),
  createScreenRoute(
    paths.resetPassword,
    async () => (await import('#web/session/emailLinks/ResetPasswordPage.tsx')).ResetPasswordPage,
  ),
  createScreenRoute(
    paths.verifyEmail,
    async () => (await import('#web/session/emailLinks/VerifyEmailPage.tsx')).VerifyEmailPage,
  ),
  createScreenRoute(
    paths.keepEmail,
    async () => (await import('#web/session/emailLinks/KeepEmailPage.tsx')).KeepEmailPage,
  ),
  createScreenRoute(
    paths.adminLogin,
    async () => (await import('#web/session/signIn/AdminLoginPage.tsx')).AdminLoginPage,
  ),
  wrapInAccountLayout([
    createScreenRoute(
      paths.wishlist,
      async () => (await import('#web/shop/wishlist/WishlistPage.tsx')).WishlistPage,
    ),
  ]),
  createScreenRoute(
    paths.stopAlerts,
    async () => (await import('#web/shop/alerts/StopAlertsPage.tsx')).StopAlertsPage,
  ),
  createScreenRoute(
    paths.compare,
    async () => (await import('#web/shop/compare/ComparePage.tsx')).ComparePage,
  ),
  createScreenRoute(
    '/wishlists/:token',
    async () => (await import('#web/shop/wishlist/SharedWishlistPage.tsx')).SharedWishlistPage,
  ),
  {
    element: <RequireViewer />,
    children: [
      wrapInAccountLayout(accountScreens),
      {
        element: <SwitchedScreen feature="orderDetail" text={/*i18n*/ 'Order Detail - Coming Soon'} />,
        children: [
          createScreenRoute(
            '/orders/:id/invoice',
            async () => (await import('#web/shop/account/orders/InvoicePage.tsx')).InvoicePage,
          ),
        ],
      },
    ],
  },
];

function createScreenRoute(path: string, loadComponent: () => Promise<ComponentType>): RouteObject {
  return createLazyScreen({ path }, loadComponent);
}
