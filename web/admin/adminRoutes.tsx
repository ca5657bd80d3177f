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
  screen(adminPaths.dashboard, 'dashboard/DashboardPage'),
  screen(adminPaths.analytics, 'analytics/AnalyticsPage'),
  screen(adminPaths.newOrder, 'counter/CounterSalePage'),
  screen(adminPaths.orderTags, 'orders/tags/OrderTagsPage'),
  screen(adminPaths.shipOrders, 'shipping/shipments/ShipOrdersPage'),
  screen(adminPaths.carriers, 'shipping/carriers/CarriersPage'),
  screen('/admin/orders/:id', 'orders/page/OrderPage'),
  screen('/admin/orders/:id/receipt', 'counter/ReceiptPage'),
  screen('/admin/orders/:id/edit', 'edits/EditOrderPage'),
  screen('/admin/orders/:id/packing-slip', 'shipping/packingSlip/PackingSlipPage'),
  screen(adminPaths.reconciliation, 'billing/statements/StatementsPage'),
  screen(adminPaths.remittances, 'billing/remittances/RemittancesPage'),
  screen('/admin/reconciliation/couriers/:id', 'billing/remittances/RemittancePage'),
  screen(adminPaths.closing, 'billing/closing/ClosingPage'),
  screen('/admin/returns/:id', 'returns/page/ReturnPage'),
  screen(adminPaths.newProduct, 'products/editor/NewProductPage'),
  screen(adminPaths.importProducts, 'products/import/ImportProductsPage'),
  screen(adminPaths.changePrices, 'products/changePrices/ChangePricesPage'),
  screen(adminPaths.productSheet, 'products/bulkEditor/BulkEditorPage'),
  screen('/admin/products/:id', 'products/editor/ProductPage'),
  screen(adminPaths.content, 'content/ContentPage'),
  screen('/admin/collections/:id', 'collections/CollectionPage'),
  screen(adminPaths.stock, 'stock/levels/StockPage'),
  screen(adminPaths.stockHistory, 'stock/history/StockHistoryPage'),
  screen(adminPaths.locations, 'stock/locations/LocationsPage'),
  screen(adminPaths.receipts, 'stock/receipts/ReceiptsPage'),
  screen(adminPaths.newReceipt, 'stock/receipts/ReceivePage'),
  screen('/admin/stock/receipts/:number', 'stock/receipts/ReceiptPage'),
  screen(adminPaths.transfers, 'stock/transfers/TransfersPage'),
  screen(adminPaths.newTransfer, 'stock/transfers/NewTransferPage'),
  screen('/admin/stock/transfers/:number', 'stock/transfers/TransferPage'),
  screen(adminPaths.stockTakes, 'stock/stockTakes/StockTakesPage'),
  screen('/admin/stock/counts/:number', 'stock/stockTakes/StockTakePage'),
  screen(adminPaths.rates, 'rates/RatesPage'),
  screen(adminPaths.newCoupon, 'coupons/NewCouponPage'),
  screen(adminPaths.simulateCoupons(), 'coupons/simulate/SimulateCouponsPage'),
  screen('/admin/coupons/:id', 'coupons/CouponPage'),
  screen(adminPaths.reviews, 'reviews/ReviewsPage'),
  screen(adminPaths.customers, 'customers/CustomersPage'),
  screen(adminPaths.newCustomer, 'customers/NewCustomerPage'),
  screen('/admin/customers/:id', 'customers/CustomerPage'),
  screen(adminPaths.messages, 'inbox/InboxPage'),
  screen('/admin/messages/:id', 'inbox/InboxPage'),
  screen(adminPaths.messagesTable, 'inbox/ThreadsTablePage'),
  screen(adminPaths.inboxSettings, 'inbox/InboxSettingsPage'),
  screen(adminPaths.mail, 'mail/MailPage'),
  screen('/admin/mail/:id', 'mail/MailItemPage'),
  screen(adminPaths.settings, 'settings/SettingsPage'),
  screen(adminPaths.paymentMethods, 'settings/payments/PaymentMethodsPage'),
  screen(adminPaths.security, 'settings/SecurityPage'),
  screen(adminPaths.staff, 'staff/StaffPage'),
  screen(adminPaths.roles, 'roles/RolesPage'),
  screen(adminPaths.newRole(), 'roles/NewRolePage'),
  screen('/admin/staff/roles/:id', 'roles/RolePage'),
  screen(adminPaths.apiKeys, 'apiKeys/ApiKeysPage'),
  screen(adminPaths.newWebhook, 'webhooks/NewWebhookPage'),
  screen(adminPaths.webhookDeliveries, 'webhooks/DeliveriesPage'),
  screen('/admin/webhooks/:id', 'webhooks/WebhookPage'),
  screen('/admin/webhooks/deliveries/:id', 'webhooks/DeliveryPage'),
  screen(adminPaths.backups, 'backups/BackupsPage'),
  screen('/admin/jobs/:id', 'jobs/BulkJobPage'),
  screen(adminPaths.audit, 'audit/AuditPage'),
  screen(adminPaths.health, 'health/HealthPage'),
];

function screen(path: string, file: string): RouteObject {
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
