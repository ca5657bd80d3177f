import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { adminPaths } from './adminPaths.ts';

type Screen = Record<string, ComponentType>;

const files = import.meta.glob<Screen>('./**/*Page.tsx');

/** The screens of the back-office, each loaded when it is first gone to. */
export const adminRoutes: RouteObject[] = [
  ...screen(adminPaths.dashboard, 'dashboard/DashboardPage'),
  ...screen(adminPaths.analytics, 'analytics/AnalyticsPage'),
  ...screen(adminPaths.orders, 'orders/OrdersPage'),
  ...screen(adminPaths.newOrder, 'orders/counter/CounterSalePage'),
  ...screen('/admin/orders/:id', 'orders/order/OrderPage'),
  ...screen('/admin/orders/:id/packing-slip', 'orders/packingSlip/PackingSlipPage'),
  ...screen(adminPaths.products, 'products/ProductsPage'),
  ...screen(adminPaths.newProduct, 'products/editor/NewProductPage'),
  ...screen(adminPaths.importProducts, 'products/import/ImportProductsPage'),
  ...screen(adminPaths.changePrices, 'products/changePrices/ChangePricesPage'),
  ...screen('/admin/products/:id', 'products/editor/ProductPage'),
  ...screen(adminPaths.collections, 'collections/CollectionsPage'),
  ...screen('/admin/collections/:id', 'collections/CollectionPage'),
  ...screen(adminPaths.stock, 'stock/StockPage'),
  ...screen(adminPaths.rates, 'rates/RatesPage'),
  ...screen(adminPaths.coupons, 'coupons/CouponsPage'),
  ...screen(adminPaths.newCoupon, 'coupons/NewCouponPage'),
  ...screen('/admin/coupons/:id', 'coupons/CouponPage'),
  ...screen(adminPaths.reviews, 'reviews/ReviewsPage'),
  ...screen(adminPaths.customers, 'customers/CustomersPage'),
  ...screen(adminPaths.newCustomer, 'customers/NewCustomerPage'),
  ...screen('/admin/customers/:id', 'customers/CustomerPage'),
  ...screen(adminPaths.messages, 'messages/MessagesPage'),
  ...screen(adminPaths.newsletter, 'newsletter/NewsletterPage'),
  ...screen(adminPaths.mail, 'mail/MailPage'),
  ...screen('/admin/mail/:id', 'mail/MailItemPage'),
  ...screen(adminPaths.settings, 'settings/SettingsPage'),
  ...screen(adminPaths.security, 'settings/SecurityPage'),
  ...screen(adminPaths.staff, 'staff/StaffPage'),
  ...screen(adminPaths.apiKeys, 'apiKeys/ApiKeysPage'),
  ...screen(adminPaths.audit, 'audit/AuditPage'),
];

function screen(path: string, file: string): RouteObject[] {
  const load = files[`./${file}.tsx`];
  const name = file.split('/').at(-1) ?? '';
  if (!load) return [];
  return [
    {
      path,
      lazy: async () => ({ Component: (await load())[name] }),
      hydrateFallbackElement: <ScreenSpinner />,
    },
  ];
}
