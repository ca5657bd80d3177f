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
  ProductForStaff: row('Product'),
  ProductImage: row('ProductImage'),
  Location: row('Location'),
  StockMove: row('StockMove'),
  StockMoveConnection: '../modules/catalog/stock/listStockMoves.ts#StockMovePage',
  PriceChange: row('PriceChange'),
  PriceChangeConnection: '../modules/catalog/staff/priceHistory.ts#PriceChangePage',

  // imports
  ImportedProduct: '../modules/imports/importProduct.ts#ImportedProduct as ImportedPieceRow',

  // content
  Banner: row('Banner'),
  BannerForStaff: row('Banner'),
  HomeSection: row('HomeSection'),
  HomeSectionForStaff: row('HomeSection'),

  // pricing
  MetalRateForStaff: row('MetalRate'),
  MetalRateForStaffConnection: '../modules/pricing/rates/listMetalRates.ts#MetalRatePage',

  // orders
  Order: '../modules/orders/orders.queries.ts#OrderWithParts',
  OrderConnection: '../modules/orders/readOrderPage.ts#OrderPage',
  Invoice: row('Invoice'),
  OrderLine: row('OrderLine'),
  OrderEvent: row('OrderEvent'),

  // tracking
  TrackedOrder: row('Order'),

  // orderAdmin
  Guest: '../modules/orderAdmin/guests/listGuests.ts#GuestRow',
  GuestConnection: '../modules/orderAdmin/guests/listGuests.ts#GuestPage',
  OrderForStaff: row('Order'),
  OrderPayment: row('Payment'),
  OrderHistoryEntry: row('OrderEvent'),
  OrderTag: row('OrderTag'),
  StaffSummary: row('User'),

  // edits
  OrderProposal: row('OrderProposal'),
  OrderEditQuote: '../modules/edits/planEdit.ts#EditPlan',

  // billing
  Statement: '../prisma/generated/client.ts#Statement as LoadedStatement',
  StatementRow: row('StatementRow'),
  Remittance: '../modules/billing/reconciliation/remittances/remittanceSums.ts#SummedRemittance',
  CreditNote: row('CreditNote'),
  CreditNoteLine: row('CreditNoteLine'),

  // payments
  PaymentProvider: '../modules/payments/settings/readProviders.ts#ProviderSettings',
  LedgerEntry: row('Payment'),
  PaymentAttempt: row('PaymentAttempt'),
  PayableOrder: row('Order'),
  PayableLine: row('OrderLine'),

  // ledger
  OrderRefund: row('Payment'),
  PaymentAttemptForStaff: row('PaymentAttempt'),
  AttemptEvent: row('PaymentEvent'),
  TransferReceipt: row('TransferReceipt'),
  TransferReceiptPhoto: row('TransferReceipt'),
  TransferReceiptConnection: '../modules/ledger/transferReceipts/listTransferReceipts.ts#TransferReceiptPage',

  // returns
  Return: row('Return'),
  ReturnConnection: '../modules/returns/adminReturns.ts#ReturnPage',
  ReturnLine: row('ReturnLine'),
  ReturnPhoto: row('ReturnPhoto'),

  // coupons
  Coupon: row('Coupon'),
  SimulatedLine: '../modules/quotes/priceLines.ts#PricedLine',
  CouponConnection: '../modules/coupons/coupons.ts#CouponPage',

  // counter
  ParkedSale: '../modules/counter/parkedSales.ts#ParkedSaleWithAuthor',

  // shipping
  Carrier: row('Carrier'),
  PlannedShipment: '../modules/shipping/planShipments.ts#ShipmentPlan',

  // accounts
  User: row('User'),
  EmailChange: row('EmailChange'),
  Session: row('Session'),
  StaffMember: row('User'),
  Colleague: row('User'),
  StaffRole: row('StaffRole'),
  Invitation: '../modules/accounts/invitations.queries.ts#InvitationWithUser',
  OpenInvitation: '../modules/accounts/invitations.queries.ts#InvitationWithUser',

  // apiKeys
  ApiKey: row('ApiKey'),
  OwnApiKey: row('ApiKey'),

  // customers
  SavedAddress: row('SavedAddress'),
  WishlistItem: '../modules/customers/wishlist/wishlist.ts#WishlistEntry',
  SharedWishlist: '../modules/customers/wishlist/wishlistSharing.ts#SharedWishlistRow',
  SavedCart: '../modules/customers/savedCart/readSavedCart.ts#StoredCart',
  SavedCartLine: '../modules/customers/savedCart/readSavedCart.ts#StoredCartLine',
  RecentlyViewedItem: '../modules/customers/wishlist/recentlyViewed.ts#RecentlyViewedEntry',
  CustomerDashboard: '../modules/customers/dashboard/dashboard.queries.ts#Dashboard',
  Customer: row('User'),
  CustomerConnection: '../modules/customers/staff/listCustomers.ts#CustomerPage',
  CustomerGroup: row('CustomerGroup'),
  CustomerNote: row('CustomerNote'),
  CustomerStats: '../modules/customers/staff/customerStats.ts#CustomerCounts',

  // reviews
  ReviewConnection: '../modules/reviews/shop/listReviews.ts#ReviewPage',
  Review: row('Review'),
  ReviewPhoto: '../modules/reviews/findPhotos.ts#ShownPhoto',

  // messages
  Alert: '../modules/messages/listAlerts.ts#AlertEntry',
  Thread: row('Thread'),
  ThreadConnection: '../modules/messages/threads/listThreads.ts#ThreadPage',
  ThreadMessage: '../modules/messages/threads/readThread.ts#MessageWithDelivery',
  SavedReply: row('SavedReply'),
  Inbox: row('Inbox'),
  NewsletterSubscriberConnection: '../modules/messages/newsletter/listSubscribers.ts#SubscriberPage',
  Mail: row('Mail'),
  MailConnection: '../modules/messages/mailLog/listEmails.ts#MailPage',
  Job: row('Job'),

  // activity
  Activity: row('Activity'),
  ActivityConnection: '../modules/activity/listActivities.ts#ActivityPage',

  // reporting
  AuditEntry: row('AuditEntry'),
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
  GoodsReceipt: row('GoodsReceipt'),
  GoodsReceiptConnection: '../modules/stock/receipts/listReceipts.ts#ReceiptPage',
  StockTransfer: row('StockTransfer'),
  StockTransferLine: '../modules/stock/transfers/transferLines.ts#TransferLine',
  StockTransferConnection: '../modules/stock/transfers/transfers.ts#TransferPage',
  StockTake: row('StockTake'),
  StockTakeLine: '../modules/stock/stockTakes/listStockTakeLines.ts#TakeLine',
  StockTakeConnection: '../modules/stock/stockTakes/stockTakes.ts#StockTakePage',

  // store
  Store: '../modules/store/readSettings.ts#PublicStore',
  Backup: row('Backup'),

  // webhooks
  Webhook: row('WebhookEndpoint'),
  WebhookDelivery: row('WebhookDelivery'),
  WebhookDeliveryConnection: '../modules/webhooks/deliveries/listDeliveries.ts#DeliveryPage',
  WebhookAttempt: row('WebhookAttempt'),
};

/** Returns the mapper for a database row, by the name of its Prisma model. */
function row(model: string): string {
  return `../prisma/generated/client.ts#${model} as ${model}Row`;
}
