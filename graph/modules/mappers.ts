/**
 * The TypeScript type behind each GraphQL type, for `codegen.ts`. Types that are not listed use the generated GraphQL
 * type.
 */
export const mappers: Record<string, string> = {
  // storefront
  Product: '../modules/storefront/snapshot/shopProduct.ts#ProductWithParts',
  ProductConnection: '../modules/storefront/shop/listProducts.ts#ProductPage',
  Variant: '../modules/storefront/snapshot/shopProduct.ts#VariantFacts',
  Collection: '../modules/storefront/snapshot/shopCollection.ts#ShopCollection',
  CollectionForStaff: '../modules/storefront/snapshot/shopCollection.ts#ShopCollection',
  Gemstone: '../modules/storefront/snapshot/shopProduct.ts#GemstoneFacts',

  // catalog
  ProductForStaff: toRowMapper('Product'),
  ProductImage: toRowMapper('ProductImage'),
  Location: toRowMapper('Location'),
  StockMove: toRowMapper('StockMove'),
  StockMoveConnection: '../modules/catalog/stock/listStockMoves.ts#StockMovePage',
  PriceChange: toRowMapper('PriceChange'),
  PriceChangeConnection: '../modules/catalog/staff/priceHistory.ts#PriceChangePage',

  // imports
  ImportedProduct: '../modules/imports/importProduct.ts#ImportedProduct as ImportedPieceRow',

  // content
  Banner: toRowMapper('Banner'),
  BannerForStaff: toRowMapper('Banner'),
  HomeSection: toRowMapper('HomeSection'),
  HomeSectionForStaff: toRowMapper('HomeSection'),

  // pricing
  MetalRateForStaff: toRowMapper('MetalRate'),
  MetalRateForStaffConnection: '../modules/pricing/rates/listMetalRates.ts#MetalRatePage',

  // orders
  Order: '../modules/orders/orders.queries.ts#OrderWithParts',
  OrderConnection: '../modules/orders/readOrderPage.ts#OrderPage',
  Invoice: toRowMapper('Invoice'),
  OrderLine: toRowMapper('OrderLine'),
  OrderEvent: toRowMapper('OrderEvent'),

  // tracking
  TrackedOrder: toRowMapper('Order'),

  // orderAdmin
  Guest: '../modules/orderAdmin/guests/listGuests.ts#GuestRow',
  GuestConnection: '../modules/orderAdmin/guests/listGuests.ts#GuestPage',
  OrderForStaff: toRowMapper('Order'),
  OrderPayment: toRowMapper('Payment'),
  OrderHistoryEntry: toRowMapper('OrderEvent'),
  OrderTag: toRowMapper('OrderTag'),
  StaffSummary: toRowMapper('User'),

  // edits
  OrderProposal: toRowMapper('OrderProposal'),
  OrderEditQuote: '../modules/edits/planEdit.ts#EditPlan',

  // billing
  Statement: '../prisma/generated/client.ts#Statement as LoadedStatement',
  StatementRow: toRowMapper('StatementRow'),
  Remittance: '../modules/billing/reconciliation/remittances/remittanceSums.ts#SummedRemittance',
  CreditNote: toRowMapper('CreditNote'),
  CreditNoteLine: toRowMapper('CreditNoteLine'),

  // payments
  PaymentProvider: '../modules/payments/settings/readProviders.ts#ProviderSettings',
  LedgerEntry: toRowMapper('Payment'),
  PaymentAttempt: toRowMapper('PaymentAttempt'),
  PayableOrder: toRowMapper('Order'),
  PayableLine: toRowMapper('OrderLine'),

  // ledger
  OrderRefund: toRowMapper('Payment'),
  PaymentAttemptForStaff: toRowMapper('PaymentAttempt'),
  AttemptEvent: toRowMapper('PaymentEvent'),
  TransferReceipt: toRowMapper('TransferReceipt'),
  TransferReceiptPhoto: toRowMapper('TransferReceipt'),
  TransferReceiptConnection: '../modules/ledger/transferReceipts/listTransferReceipts.ts#TransferReceiptPage',

  // returns
  Return: toRowMapper('Return'),
  ReturnConnection: '../modules/returns/adminReturns.ts#ReturnPage',
  ReturnLine: toRowMapper('ReturnLine'),
  ReturnPhoto: toRowMapper('ReturnPhoto'),

  // coupons
  Coupon: toRowMapper('Coupon'),
  SimulatedLine: '../modules/quotes/priceLines.ts#PricedLine',
  CouponConnection: '../modules/coupons/coupons.ts#CouponPage',

  // counter
  ParkedSale: '../modules/counter/parkedSales.ts#ParkedSaleWithAuthor',

  // shipping
  Carrier: toRowMapper('Carrier'),
  PlannedShipment: '../modules/shipping/planShipments.ts#ShipmentPlan',

  // accounts
  User: toRowMapper('User'),
  EmailChange: toRowMapper('EmailChange'),
  Session: toRowMapper('Session'),
  StaffMember: toRowMapper('User'),
  Colleague: toRowMapper('User'),
  StaffRole: toRowMapper('StaffRole'),
  Invitation: '../modules/accounts/invitations.queries.ts#InvitationWithUser',
  OpenInvitation: '../modules/accounts/invitations.queries.ts#InvitationWithUser',

  // apiKeys
  ApiKey: toRowMapper('ApiKey'),
  OwnApiKey: toRowMapper('ApiKey'),

  // customers
  SavedAddress: toRowMapper('SavedAddress'),
  WishlistItem: '../modules/customers/wishlist/wishlist.ts#WishlistEntry',
  SharedWishlist: '../modules/customers/wishlist/wishlistSharing.ts#SharedWishlistRow',
  SavedCart: '../modules/customers/savedCart/readSavedCart.ts#StoredCart',
  SavedCartLine: '../modules/customers/savedCart/readSavedCart.ts#StoredCartLine',
  RecentlyViewedItem: '../modules/customers/wishlist/recentlyViewed.ts#RecentlyViewedEntry',
  CustomerDashboard: '../modules/customers/dashboard/dashboard.queries.ts#Dashboard',
  Customer: toRowMapper('User'),
  CustomerConnection: '../modules/customers/staff/listCustomers.ts#CustomerPage',
  CustomerGroup: toRowMapper('CustomerGroup'),
  CustomerNote: toRowMapper('CustomerNote'),
  CustomerStats: '../modules/customers/staff/customerStats.ts#CustomerCounts',

  // reviews
  ReviewConnection: '../modules/reviews/shop/listReviews.ts#ReviewPage',
  Review: toRowMapper('Review'),
  ReviewPhoto: '../modules/reviews/findPhotos.ts#ShownPhoto',

  // messages
  Alert: '../modules/messages/listAlerts.ts#AlertEntry',
  Thread: toRowMapper('Thread'),
  ThreadConnection: '../modules/messages/threads/listThreads.ts#ThreadPage',
  ThreadMessage: '../modules/messages/threads/readThread.ts#MessageWithDelivery',
  SavedReply: toRowMapper('SavedReply'),
  Inbox: toRowMapper('Inbox'),
  NewsletterSubscriberConnection: '../modules/messages/newsletter/listSubscribers.ts#SubscriberPage',
  Mail: toRowMapper('Mail'),
  MailConnection: '../modules/messages/mailLog/listEmails.ts#MailPage',
  Job: toRowMapper('Job'),

  // activity
  Activity: toRowMapper('Activity'),
  ActivityConnection: '../modules/activity/listActivities.ts#ActivityPage',

  // reporting
  AuditEntry: toRowMapper('AuditEntry'),
  AuditEntryConnection: '../modules/reporting/audit/listAuditEntries.ts#AuditPage',
  ListExport: '../modules/reporting/exports/listExports.ts#StoredExport',
  BulkJob: '../modules/reporting/bulk/bulkJobs.queries.ts#OwnBulkJob',
  BulkJobRow: '../modules/reporting/bulk/bulkJobs.queries.ts#OwnBulkRow',
  BulkJobRowConnection: '../modules/reporting/bulk/bulkJobs.queries.ts#BulkRowPage',
  SavedView: '../modules/reporting/savedViews/savedViews.ts#ListedView',
  AdminDashboard: '../modules/reporting/figures/figurePeriod.ts#Period',
  Analytics: '../modules/reporting/figures/figurePeriod.ts#Period',
  AdminStats: '../modules/reporting/figures/adminStats.ts#Counts',
  Figures: '../modules/reporting/figures/aggregates.ts#PeriodFigures',
  SalesShare: '../modules/reporting/figures/computeKindShares.ts#KindSales',
  TopProduct: '../modules/reporting/figures/listTopProducts.ts#TopProductRow',

  // stock
  StockItem: '../modules/stock/levels/addStockLevels.ts#StockItem as StockItemRow',
  StockItemConnection: '../modules/stock/levels/listStockItems.ts#StockItemPage',
  StockTotals: '../modules/stock/levels/computeStockTotals.ts#StockSums',
  GoodsReceipt: toRowMapper('GoodsReceipt'),
  GoodsReceiptConnection: '../modules/stock/receipts/listReceipts.ts#ReceiptPage',
  StockTransfer: toRowMapper('StockTransfer'),
  StockTransferLine: '../modules/stock/transfers/transferLines.ts#TransferLine',
  StockTransferConnection: '../modules/stock/transfers/transfers.ts#TransferPage',
  StockTake: toRowMapper('StockTake'),
  StockTakeLine: '../modules/stock/stockTakes/listStockTakeLines.ts#TakeLine',
  StockTakeConnection: '../modules/stock/stockTakes/stockTakes.ts#StockTakePage',

  // store
  Store: '../modules/store/readSettings.ts#PublicStore',
  Backup: toRowMapper('Backup'),

  // webhooks
  Webhook: toRowMapper('WebhookEndpoint'),
  WebhookDelivery: toRowMapper('WebhookDelivery'),
  WebhookDeliveryConnection: '../modules/webhooks/deliveries/listDeliveries.ts#DeliveryPage',
  WebhookAttempt: toRowMapper('WebhookAttempt'),
};

/** Returns the mapper for a database row, by the name of its Prisma model. */
function toRowMapper(model: string): string {
  return `../prisma/generated/client.ts#${model} as ${model}Row`;
}
