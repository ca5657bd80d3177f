import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { articles } from '#web/shop/guides/articles.ts';
import { createLazyScreen } from '#web/ui/navigation/LazyScreen.tsx';
import { RequireViewer } from './RequireViewer.tsx';
import { SwitchedScreen } from './SwitchedScreen.tsx';

const guides: RouteObject[] = [
  screen(paths.sizeGuide, async () => (await import('#web/shop/guides/SizeGuidePage.tsx')).SizeGuidePage),
  screen(paths.faq, async () => (await import('#web/shop/guides/FaqPage.tsx')).FaqPage),
  ...Object.entries(articles).map(([path, loadArticle]) =>
    screen(path, async () => {
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
  screen(paths.dashboard, async () => (await import('#web/shop/account/DashboardPage.tsx')).DashboardPage),
  {
    element: <SwitchedScreen feature="myOrders" text={/*i18n*/ 'My Orders - Coming Soon'} />,
    children: [
      screen(paths.orders, async () => (await import('#web/shop/account/orders/OrdersPage.tsx')).OrdersPage),
    ],
  },
  {
    element: <SwitchedScreen feature="orderDetail" text={/*i18n*/ 'Order Detail - Coming Soon'} />,
    children: [
      screen('/orders/:id', async () => (await import('#web/shop/account/orders/OrderPage.tsx')).OrderPage),
    ],
  },
  {
    element: <SwitchedScreen feature="profile" text={/*i18n*/ 'Profile Page - Coming Soon'} />,
    children: [
      screen(
        paths.profile,
        async () => (await import('#web/shop/account/profile/ProfilePage.tsx')).ProfilePage,
      ),
    ],
  },
  screen(
    paths.addresses,
    async () => (await import('#web/shop/account/addresses/AddressesPage.tsx')).AddressesPage,
  ),
  screen(paths.alerts, async () => (await import('#web/shop/alerts/AlertsPage.tsx')).AlertsPage),
  screen(paths.myReviews, async () => (await import('#web/shop/reviews/MyReviewsPage.tsx')).MyReviewsPage),
];

/** Shop screens that are rarely a visitor's first screen. */
export const secondaryScreens: RouteObject[] = [
  screen(
    paths.collections,
    async () => (await import('#web/shop/collections/CollectionsPage.tsx')).CollectionsPage,
  ),
  screen(
    '/collections/:slug',
    async () => (await import('#web/shop/collections/CollectionPage.tsx')).CollectionPage,
  ),
  screen('/payment/:ref', async () => (await import('#web/shop/payment/PaymentPage.tsx')).PaymentPage),
  screen(
    '/pay/:token',
    async () => (await import('#web/shop/payment/link/PaymentLinkPage.tsx')).PaymentLinkPage,
  ),
  screen(
    '/order-success/:orderId',
    async () => (await import('#web/shop/checkout/success/OrderSuccessPage.tsx')).OrderSuccessPage,
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
  screen(paths.login, async () => (await import('#web/session/signIn/LoginPage.tsx')).LoginPage),
  screen(paths.register, async () => (await import('#web/session/signIn/RegisterPage.tsx')).RegisterPage),
  screen(
    paths.forgottenPassword,
    async () => (await import('#web/session/emailLinks/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
  ),
  screen(
    paths.invitation,
    async () => (await import('#web/session/emailLinks/InvitationPage.tsx')).InvitationPage,
  ),
  screen(
    paths.resetPassword,
    async () => (await import('#web/session/emailLinks/ResetPasswordPage.tsx')).ResetPasswordPage,
  ),
  screen(
    paths.verifyEmail,
    async () => (await import('#web/session/emailLinks/VerifyEmailPage.tsx')).VerifyEmailPage,
  ),
  screen(
    paths.keepEmail,
    async () => (await import('#web/session/emailLinks/KeepEmailPage.tsx')).KeepEmailPage,
  ),
  screen(
    paths.adminLogin,
    async () => (await import('#web/session/signIn/AdminLoginPage.tsx')).AdminLoginPage,
  ),
  wrapInAccountLayout([
    screen(paths.wishlist, async () => (await import('#web/shop/wishlist/WishlistPage.tsx')).WishlistPage),
  ]),
  screen(paths.stopAlerts, async () => (await import('#web/shop/alerts/StopAlertsPage.tsx')).StopAlertsPage),
  screen(paths.compare, async () => (await import('#web/shop/compare/ComparePage.tsx')).ComparePage),
  screen(
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
          screen(
            '/orders/:id/invoice',
            async () => (await import('#web/shop/account/orders/InvoicePage.tsx')).InvoicePage,
          ),
        ],
      },
    ],
  },
];

function screen(path: string, loadComponent: () => Promise<ComponentType>): RouteObject {
  return createLazyScreen({ path }, loadComponent);
}
