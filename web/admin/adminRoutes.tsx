import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createLazyScreen } from '#web/ui/navigation/LazyScreen.tsx';
import { adminPaths } from './adminPaths.ts';
import type { ListDefinition } from './list/listDefinition.ts';
import { UnknownPage } from './screen/UnknownPage.tsx';

type Screen = Record<string, ComponentType>;

const files = import.meta.glob<Screen>('./**/*Page.tsx');

/** Screens that consist of one list. */
const listRoutes: RouteObject[] = [
  createListRoute(adminPaths.orders, async () => (await import('./orders/ordersList.tsx')).ordersList),
  createListRoute(
    adminPaths.returns,
    async () => (await import('./returns/list/returnsList.tsx')).returnsList,
  ),
  createListRoute(
    adminPaths.products,
    async () => (await import('./products/productsList.tsx')).productsList,
  ),
  createListRoute(
    adminPaths.collections,
    async () => (await import('./collections/collectionsList.tsx')).collectionsList,
  ),
  createListRoute(adminPaths.coupons, async () => (await import('./coupons/couponsList.tsx')).couponsList),
  createListRoute(
    adminPaths.guests,
    async () => (await import('./customers/guests/guestsList.tsx')).guestsList,
  ),
  createListRoute(
    adminPaths.newsletter,
    async () => (await import('./newsletter/newsletterList.tsx')).newsletterList,
  ),
  createListRoute(
    adminPaths.webhooks,
    async () => (await import('./webhooks/webhooksList.tsx')).webhooksList,
  ),
];

/** Routes of the back office. Each screen is loaded on first visit. */
export const adminRoutes: RouteObject[] = [
  ...listRoutes,
  createScreenRoute(adminPaths.dashboard, 'dashboard/DashboardPage'),
  createScreenRoute(adminPaths.analytics, 'analytics/AnalyticsPage'),
  createScreenRoute(adminPaths.newOrder, 'counter/CounterSalePage'),
  createScreenRoute(adminPaths.orderTags, 'orders/tags/OrderTagsPage'),
  createScreenRoute(adminPaths.shipOrders, 'shipping/shipments/ShipOrdersPage'),
  createScreenRoute(adminPaths.carriers, 'shipping/carriers/CarriersPage'),
  createScreenRoute('/admin/orders/:id', 'orders/page/OrderPage'),
  createScreenRoute('/admin/orders/:id/receipt', 'counter/ReceiptPage'),
  createScreenRoute('/admin/orders/:id/edit', 'edits/EditOrderPage'),
  createScreenRoute('/admin/orders/:id/packing-slip', 'shipping/packingSlip/PackingSlipPage'),
  createScreenRoute(adminPaths.reconciliation, 'billing/statements/StatementsPage'),
  createScreenRoute(adminPaths.remittances, 'billing/remittances/RemittancesPage'),
  createScreenRoute('/admin/reconciliation/couriers/:id', 'billing/remittances/RemittancePage'),
  createScreenRoute(adminPaths.closing, 'billing/closing/ClosingPage'),
  createScreenRoute('/admin/returns/:id', 'returns/page/ReturnPage'),
  createScreenRoute(adminPaths.newProduct, 'products/editor/NewProductPage'),
  createScreenRoute(adminPaths.importProducts, 'products/import/ImportProductsPage'),
  createScreenRoute(adminPaths.changePrices, 'products/changePrices/ChangePricesPage'),
  createScreenRoute(adminPaths.productSheet, 'products/bulkEditor/BulkEditorPage'),
  createScreenRoute('/admin/products/:id', 'products/editor/ProductPage'),
  createScreenRoute(adminPaths.content, 'content/ContentPage'),
  createScreenRoute('/admin/collections/:id', 'collections/CollectionPage'),
  createScreenRoute(adminPaths.stock, 'stock/levels/StockPage'),
  createScreenRoute(adminPaths.stockHistory, 'stock/history/StockHistoryPage'),
  createScreenRoute(adminPaths.locations, 'stock/locations/LocationsPage'),
  createScreenRoute(adminPaths.receipts, 'stock/receipts/ReceiptsPage'),
  createScreenRoute(adminPaths.newReceipt, 'stock/receipts/ReceivePage'),
  createScreenRoute('/admin/stock/receipts/:number', 'stock/receipts/ReceiptPage'),
  createScreenRoute(adminPaths.transfers, 'stock/transfers/TransfersPage'),
  createScreenRoute(adminPaths.newTransfer, 'stock/transfers/NewTransferPage'),
  createScreenRoute('/admin/stock/transfers/:number', 'stock/transfers/TransferPage'),
  createScreenRoute(adminPaths.stockTakes, 'stock/stockTakes/StockTakesPage'),
  createScreenRoute('/admin/stock/counts/:number', 'stock/stockTakes/StockTakePage'),
  createScreenRoute(adminPaths.rates, 'rates/RatesPage'),
  createScreenRoute(adminPaths.newCoupon, 'coupons/NewCouponPage'),
  createScreenRoute(adminPaths.simulateCoupons(), 'coupons/simulate/SimulateCouponsPage'),
  createScreenRoute('/admin/coupons/:id', 'coupons/CouponPage'),
  createScreenRoute(adminPaths.reviews, 'reviews/ReviewsPage'),
  createScreenRoute(adminPaths.customers, 'customers/CustomersPage'),
  createScreenRoute(adminPaths.newCustomer, 'customers/NewCustomerPage'),
  createScreenRoute('/admin/customers/:id', 'customers/CustomerPage'),
  createScreenRoute(adminPaths.messages, 'inbox/InboxPage'),
  createScreenRoute('/admin/messages/:id', 'inbox/InboxPage'),
  createScreenRoute(adminPaths.messagesTable, 'inbox/ThreadsTablePage'),
  createScreenRoute(adminPaths.inboxSettings, 'inbox/InboxSettingsPage'),
  createScreenRoute(adminPaths.mail, 'mail/MailPage'),
  createScreenRoute('/admin/mail/:id', 'mail/MailItemPage'),
  createScreenRoute(adminPaths.settings, 'settings/SettingsPage'),
  createScreenRoute(adminPaths.paymentMethods, 'settings/payments/PaymentMethodsPage'),
  createScreenRoute(adminPaths.security, 'settings/SecurityPage'),
  createScreenRoute(adminPaths.staff, 'staff/StaffPage'),
  createScreenRoute(adminPaths.roles, 'roles/RolesPage'),
  createScreenRoute(adminPaths.newRole(), 'roles/NewRolePage'),
  createScreenRoute('/admin/staff/roles/:id', 'roles/RolePage'),
  createScreenRoute(adminPaths.apiKeys, 'apiKeys/ApiKeysPage'),
  createScreenRoute(adminPaths.newWebhook, 'webhooks/NewWebhookPage'),
  createScreenRoute(adminPaths.webhookDeliveries, 'webhooks/DeliveriesPage'),
  createScreenRoute('/admin/webhooks/:id', 'webhooks/WebhookPage'),
  createScreenRoute('/admin/webhooks/deliveries/:id', 'webhooks/DeliveryPage'),
  createScreenRoute(adminPaths.backups, 'backups/BackupsPage'),
  createScreenRoute('/admin/jobs/:id', 'jobs/BulkJobPage'),
  createScreenRoute(adminPaths.audit, 'audit/AuditPage'),
  createScreenRoute(adminPaths.health, 'health/HealthPage'),
];

function createScreenRoute(path: string, file: string): RouteObject {
  const loadScreen = files[`./${file}.tsx`];
  if (!loadScreen) throw new Error(`Screen ${file} does not exist.`);
  return createLazyScreen({ path }, async () => {
    const { [file.split('/').at(-1) ?? '']: Screen = UnknownPage } = await loadScreen();
    return Screen;
  });
}

function createListRoute<Row>(path: string, load: () => Promise<ListDefinition<Row>>): RouteObject {
  return createLazyScreen({ path }, async () => {
    const [{ AdminList }, definition] = await Promise.all([import('./list/AdminList.tsx'), load()]);
    // Each list gets its own component, so that moving between lists resets the state.
    return () => <AdminList definition={definition} />;
  });
}
