import type { Action } from '#domain/accounts/permissions.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import type { World } from './createFixture.ts';

type Variables = (world: World) => Record<string, unknown>;

const input =
  (of: Variables): Variables =>
  (world) => ({ input: of(world) });

export const address = {
  name: 'Test Receiver',
  phone: '9841000001',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur',
  ward: 3,
  street: 'Pulchowk 12',
};
const buyer = { name: 'Test Customer', phone: '9841000000' };
const NEW_PASSWORD = 'Another-2026!';
export const comment = 'It is as bright as on the first day.';
const lines = ({ product }: World) => [{ productId: product.id, quantity: 1 }];

/**
 * What a field is asked with so that it does something: valid, about the owner's things, and as little as will do. A
 * field that needs nothing is left out.
 */
export const samples: Partial<Record<string, Variables>> = {
  product: ({ product }) => ({ id: product.id }),
  collection: ({ collection }) => ({ slug: collection.slug }),
  searchSuggestions: () => ({ text: 'ring' }),
  metalRateHistory: () => ({ metal: 'GOLD' }),
  quote: input((world) => ({ lines: lines(world) })),
  quoteCounterSale: input((world) => ({ lines: lines(world) })),
  scannedPiece: ({ product }) => ({ code: product.sku }),
  counterBuyers: () => ({ search: '9841' }),
  trackOrder: ({ order }) => ({ number: order.number }),
  invitation: ({ links }) => ({ token: links.invitation }),
  sharedWishlist: ({ owner }) => ({ token: owner.wishlistToken }),
  order: ({ order }) => ({ id: order.id }),
  customerActivities: ({ owner }) => ({ customerId: owner.id }),
  adminOrder: ({ order }) => ({ id: order.id }),
  adminReturn: ({ returns }) => ({ id: returns.asked.id }),
  adminProduct: ({ product }) => ({ id: product.id }),
  priceHistory: ({ product }) => ({ productId: product.id }),
  coupon: ({ coupon }) => ({ id: coupon.id }),
  previewRates: input(() => ({ gold: 300_000 })),
  mail: ({ mail }) => ({ id: mail.id }),
  job: ({ job }) => ({ id: job.id }),
  customer: ({ owner }) => ({ id: owner.id }),
  savedViews: () => ({ list: 'orders' }),
  stockItem: ({ variant }) => ({ code: variant.sku }),
  goodsReceipt: ({ receipt }) => ({ number: receipt.number }),
  stockTransfer: ({ draft }) => ({ number: draft.number }),
  stockTake: ({ stockTake }) => ({ number: stockTake.number }),
  webhook: ({ webhook }) => ({ id: webhook.id }),
  webhookDelivery: ({ delivery }) => ({ id: delivery.id }),

  applyCoupon: input((world) => ({ code: world.coupon.code, lines: lines(world) })),
  placeOrder: input((world) => ({
    lines: lines(world),
    contact: { name: 'Test Customer', email: world.owner.email, phone: '9841000000' },
    shippingAddress: address,
    paymentMethod: 'COD',
  })),
  sellAtCounter: input((world) => ({ lines: lines(world), payments: [], mayOwe: true, buyer })),
  parkSale: input(() => ({ label: 'Blue sari', content: { lines: [] }, pieces: 1, total: 1000 })),
  takeUpParkedSale: input(({ parkedSale }) => ({ id: parkedSale.id })),
  discardParkedSale: input(({ parkedSale }) => ({ id: parkedSale.id })),
  mailReceipt: input(({ order, mark }) => ({ id: order.id, email: `${mark}@example.com` })),
  reportClientErrors: input(({ mark }) => ({
    build: 'index-1.js',
    errors: [{ kind: 'SCRIPT', message: `Broken ${mark.replace(/\d/g, 'x')}`, screen: '/' }],
  })),
  sendContactMessage: input(({ mark }) => ({
    name: 'New Customer',
    email: `${mark}@example.com`,
    subject: 'Ring size',
    message: 'Which sizes does this ring come in?',
  })),
  openOrder: input(({ guests }) => ({ number: guests.number, contact: guests.contactEmail })),
  requestTrackingLinks: input(({ mark }) => ({ contact: `${mark}@example.com` })),
  createAlert: input(({ mark, unseen }) => ({
    kind: 'PRICE_BELOW',
    productId: unseen.id,
    price: 5000,
    email: `${mark}@example.com`,
  })),
  unsubscribeFromAlerts: input(({ mark }) => ({ token: mark })),
  subscribe: input(({ mark }) => ({ email: `${mark}@example.com` })),
  register: input(({ mark }) => ({ name: 'New Customer', email: `${mark}@example.com`, password: PASSWORD })),
  login: input(({ owner }) => ({ email: owner.email, password: PASSWORD })),
  adminLogin: input(({ staffMember }) => ({ email: staffMember.email, password: PASSWORD })),
  refreshSession: input(({ session }) => ({ refreshToken: session.refreshToken })),
  requestPasswordReset: input(({ owner }) => ({ email: owner.email })),
  resetPassword: input(({ links }) => ({ token: links.reset, newPassword: NEW_PASSWORD })),
  acceptInvitation: input(({ links }) => ({
    token: links.invitation,
    name: 'New Name',
    password: NEW_PASSWORD,
  })),
  verifyEmail: input(({ links }) => ({ token: links.verify })),

  updateProfile: input(() => ({ name: 'New Name' })),
  changePassword: input(() => ({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })),
  endSession: input(({ session }) => ({ id: session.id })),
  setActivityConsent: input(() => ({ consent: false })),
  deleteMyAccount: input(() => ({ password: PASSWORD })),
  createAddress: input(() => address),
  updateAddress: input(({ address }) => ({ id: address.id, label: 'Home' })),
  deleteAddress: input(({ address }) => ({ id: address.id })),
  setDefaultAddress: input(({ address }) => ({ id: address.id })),
  removeAlert: input(({ mark }) => ({ id: mark })),
  addToWishlist: input(({ unseen }) => ({ productId: unseen.id })),
  removeFromWishlist: input(({ product }) => ({ productId: product.id })),
  recordProductView: input(({ unseen }) => ({ productId: unseen.id })),
  saveCartCopy: input(({ product }) => ({
    version: 0,
    lines: [{ id: 'line-1', productId: product.id, quantity: 1 }],
  })),
  submitReview: input(({ unseen }) => ({ productId: unseen.id, rating: 5, comment })),
  updateReview: input(({ review }) => ({ id: review.id, rating: 4 })),
  deleteReview: input(({ review }) => ({ id: review.id })),
  trackProductView: input(({ product }) => ({ productId: product.id })),
  saveSessionData: input(({ mark }) => ({
    sessionData: { sessionId: mark, startTime: '2026-11-21T06:00:00.000Z' },
  })),
  recordActivity: input(() => ({ preferences: { language: 'ne' } })),
  updateOrder: input(({ order }) => ({ id: order.id, notes: 'Please ring twice.' })),
  requestReturn: input(({ delivered }) => ({
    orderId: delivered.id,
    wish: 'REFUND',
    lines: [{ lineId: delivered.lines[0]?.id, quantity: 1, reason: 'WRONG_SIZE' }],
  })),
  cancelReturn: input(({ returns }) => ({ id: returns.asked.id })),
  cancelOrder: input(({ order }) => ({ id: order.id, reason: 'Changed my mind' })),

  checkBackup: input(({ backup }) => ({ id: backup.id })),
  setContactMessageStatus: input(({ message }) => ({ id: message.id, status: 'READ' })),
  moderateReview: input(({ review }) => ({ id: review.id, status: 'PUBLISHED' })),
  adminCancelOrder: input(({ order }) => ({ id: order.id, reason: 'Not reached by phone' })),
  updateOrderStatus: input(({ order }) => ({ id: order.id, status: 'CONFIRMED' })),
  setPaymentStatus: input(({ order }) => ({ id: order.id, status: 'PAID' })),
  recordPayment: input(({ order }) => ({ id: order.id, method: 'BANK_TRANSFER', amount: 1 })),
  voidPayment: input(({ paid, payment }) => ({ id: paid.id, paymentId: payment.id, reason: 'Typed wrong' })),
  refundOrder: input(({ paid }) => ({
    id: paid.id,
    amount: 100,
    method: 'CASH',
    compensationReason: 'It comes late.',
  })),
  approveReturn: input(({ returns }) => ({ id: returns.asked.id })),
  declineReturn: input(({ returns }) => ({ id: returns.asked.id, reason: 'It was worn.' })),
  receiveReturn: input(({ returns }) => ({
    id: returns.approved.id,
    lines: returns.approved.lines.map(({ id }) => {
      return { lineId: id, received: 1, condition: 'AS_NEW', restock: true };
    }),
  })),
  startReturn: input(({ delivered }) => ({
    orderId: delivered.id,
    isReceived: true,
    lines: [{ lineId: delivered.lines[0]?.id, quantity: 1, reason: 'WRONG_SIZE' }],
  })),
  exchangeReturn: input(({ returns, unseen }) => ({
    id: returns.owed.id,
    lines: [{ productId: unseen.id, quantity: 1 }],
    paymentMethod: 'COD',
  })),
  closeReturn: input(({ returns }) => ({ id: returns.received.id })),
  sendOrderEmail: input(({ order }) => ({ id: order.id, subject: 'Your order', message: 'It is ready.' })),
  bulkUpdateOrders: input(({ order }) => ({ orderIds: [order.id], status: 'CONFIRMED' })),
  createProduct: input(({ mark }) => ({
    name: `Ring ${mark}`,
    description: 'A plain band of gold.',
    category: 'GOLD',
    type: 'RINGS',
    metal: 'GOLD',
    purity: '22K',
    weightMg: 5000,
    fixedPrice: 50_000,
  })),
  updateProduct: input(({ product }) => ({ id: product.id, name: 'Another ring' })),
  setProductStatus: input(({ product }) => ({ id: product.id, status: 'ARCHIVED' })),
  deleteProduct: input(({ unsold }) => ({ id: unsold.id })),
  setStock: input(({ product }) => ({ productId: product.id, delta: 1, reason: 'RECEIVED' })),
  createLocation: input(({ mark }) => ({ name: `Fair ${mark}`, kind: 'OTHER', servesOrders: false })),
  updateLocation: input(({ location, mark }) => ({ id: location.id, name: `Attic ${mark}` })),
  orderLocations: input(({ locations }) => ({ ids: locations.map(({ id }) => id) })),
  setStockLevels: input(({ variant }) => ({ rows: [{ sku: variant.sku, quantity: 7 }] })),
  setLowStock: input(({ variant }) => ({ skus: [variant.sku], lowStock: 2 })),
  receiveGoods: input(({ variant, location }) => ({
    locationId: location.id,
    supplier: 'Workshop',
    lines: [{ sku: variant.sku, quantity: 1 }],
  })),
  createTransfer: input(({ draft, variant }) => ({
    fromId: draft.fromId,
    toId: draft.toId,
    lines: [{ sku: variant.sku, quantity: 1 }],
  })),
  updateTransfer: input(({ draft, variant }) => ({
    id: draft.id,
    version: 1,
    fromId: draft.fromId,
    toId: draft.toId,
    lines: [{ sku: variant.sku, quantity: 2 }],
  })),
  sendTransfer: input(({ draft }) => ({ id: draft.id, version: 1 })),
  receiveTransfer: input(({ sent }) => ({ id: sent.id, version: 1 })),
  cancelTransfer: input(({ sent }) => ({ id: sent.id, version: 1 })),
  startStockTake: input(({ location }) => ({ locationId: location.id })),
  countStock: input(({ stockTake, variant }) => ({ number: stockTake.number, code: variant.sku, add: 1 })),
  uncountStock: input(({ stockTake }) => ({ number: stockTake.number, lineId: stockTake.lines[0]?.id })),
  finishStockTake: input(({ stockTake }) => ({ number: stockTake.number, uncountedAreGone: false })),
  cancelStockTake: input(({ stockTake }) => ({ number: stockTake.number })),
  addProductImage: input(({ product, upload }) => ({
    productId: product.id,
    uploadId: upload.id,
    alt: 'The ring from above',
  })),
  updateProductImages: input(({ product, images }) => ({
    productId: product.id,
    images: images.map(({ id }) => ({ id, alt: 'The ring' })),
  })),
  removeProductImage: input(({ image }) => ({ id: image.id })),
  importProducts: input(({ product }) => ({ csv: `sku,name\n${product.sku},Ring of a sheet` })),
  changePrices: input(({ product }) => ({
    filter: { ids: [product.id] },
    part: 'FIXED_PRICE',
    way: 'ADD',
    amount: 1,
  })),
  updateCollection: input(({ collection }) => ({ id: collection.id, summary: 'For every day.' })),
  createCoupon: input(({ mark }) => ({ code: `NEW${mark}`, kind: 'PERCENT', value: 5 })),
  updateCoupon: input(({ coupon }) => ({ id: coupon.id, value: 12 })),
  deleteCoupon: input(({ coupon }) => ({ id: coupon.id })),
  publishMetalRate: input(() => ({ metal: 'GOLD', perTola: 306_000 })),
  retryMail: input(({ mail }) => ({ id: mail.id })),
  retryJob: input(({ failedJob }) => ({ id: failedJob.id })),
  createCustomer: input(({ mark }) => ({ name: 'New Customer', email: `${mark}@example.com` })),
  updateCustomer: input(({ owner }) => ({ id: owner.id, name: 'New Name' })),
  saveView: input(({ mark }) => ({ list: 'orders', name: mark, query: 'status=PENDING' })),
  deleteView: input(({ view }) => ({ id: view.id })),
  startListExport: input(() => ({
    list: 'orders',
    format: 'CSV',
    columns: [{ column: 'number', header: 'Number' }],
  })),
  cancelListExport: input(({ job }) => ({ id: job.id })),
  setDefaultView: input(({ view }) => ({ list: view.list, viewId: view.id })),
  beginTwoFactor: input(({ appCode }) => ({ password: PASSWORD, code: appCode })),
  confirmTwoFactor: input(({ appCode }) => ({ code: appCode })),
  disableTwoFactor: input(({ appCode }) => ({ password: PASSWORD, code: appCode })),
  renewRecoveryCodes: input(({ appCode }) => ({ password: PASSWORD, code: appCode })),
  addCustomerNote: input(({ owner }) => ({ customerId: owner.id, text: 'Prefers silver.' })),
  deleteCustomerNote: input(({ note }) => ({ id: note.id })),
  saveCustomerGroup: input(({ mark }) => ({ name: `New ${mark}` })),
  deleteCustomerGroup: input(({ group }) => ({ id: group.id })),
  changeGroupMembers: input(({ group, owner }) => ({ groupId: group.id, add: [owner.id] })),
  setCustomerStatus: input(({ owner }) => ({ id: owner.id, status: 'BLOCKED', reason: 'Test' })),

  deleteOrder: input(({ cancelled }) => ({ id: cancelled.id })),
  deleteMetalRate: input(({ rate }) => ({ id: rate.id })),
  sendTestMail: input(({ owner }) => ({ to: owner.email })),
  deleteCustomer: input(({ invited }) => ({ id: invited.customer })),
  createStaffRole: input(({ mark }) => ({
    name: `Role ${mark}`,
    permissions: ['READ_ORDERS'],
    discountPercent: 0,
    refundNpr: 0,
  })),
  updateStaffRole: input(({ staffRole }) => ({
    id: staffRole.id,
    name: staffRole.name,
    permissions: ['READ_CATALOG'],
    discountPercent: 0,
    refundNpr: 0,
  })),
  deleteStaffRole: input(({ staffRole }) => ({ id: staffRole.id })),
  whoMay: () => ({ permission: 'REFUND_ORDERS' }),
  createStaff: input(({ mark, packer }) => ({
    name: 'New Member',
    email: `${mark}@example.com`,
    role: 'ADMIN',
    staffRoleId: packer.id,
  })),
  updateStaff: input(({ staffMember }) => ({ id: staffMember.id, name: 'New Name' })),
  removeStaff: input(({ staffMember }) => ({ id: staffMember.id })),
  resendStaffInvitation: input(({ invited }) => ({ id: invited.staff })),
  resendCustomerInvitation: input(({ invited }) => ({ id: invited.customer })),
  endStaffSessions: input(({ staffMember }) => ({ id: staffMember.id })),
  removeStaffTwoFactor: input(({ staffMember }) => ({ id: staffMember.id })),
  updateStoreSettings: input(() => ({ phone: '+977-1-5550199' })),
  createApiKey: input(() => ({ name: 'Partner', scopes: ['READ_CATALOG'] })),
  rotateApiKey: input(({ apiKey }) => ({ id: apiKey.id, lifetime: 'DAYS_90' })),
  renameApiKey: input(({ apiKey }) => ({ id: apiKey.id, name: 'The accountant' })),
  revokeApiKey: input(({ apiKey }) => ({ id: apiKey.id })),
  createWebhook: input(() => ({ url: 'https://erp.example.com/hooks', topics: ['ORDER_PLACED'] })),
  updateWebhook: input(({ webhook }) => ({ id: webhook.id, description: 'ERP' })),
  deleteWebhook: input(({ webhook }) => ({ id: webhook.id })),
  rotateWebhookSecret: input(({ webhook }) => ({ id: webhook.id })),
  sendTestWebhook: input(({ webhook }) => ({ id: webhook.id })),
  resendWebhookDelivery: input(({ delivery }) => ({ id: delivery.id })),
};

/** What has to be so before a field does something, where the world is otherwise. */
export const preparations: Partial<Record<string, (prisma: PrismaClient, world: World) => Promise<unknown>>> =
  {
    deleteMyAccount: (prisma, { owner }) =>
      prisma.order.updateMany({ where: { userId: owner.id }, data: { status: 'DELIVERED' } }),
    // A store may have so many, and each world has brought its own.
    createWebhook: (prisma, { webhook }) =>
      prisma.webhookEndpoint.deleteMany({ where: { id: { not: webhook.id } } }),
  };

/** What the sample's input needs beside the field: the list of a view or an export has a permission of its own. */
export const alsoNeeded: Partial<Record<string, Action>> = {
  savedViews: 'readOrders',
  saveView: 'readOrders',
  deleteView: 'readOrders',
  setDefaultView: 'readOrders',
  startListExport: 'readOrders',
};
