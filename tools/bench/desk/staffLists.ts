import { addDays } from '#domain/calendar/kathmandu.ts';
import { questionsOfList } from './lists.ts';
import { type Question, staff } from './question.ts';
import type { Samples } from './samples.ts';
import { peopleSearches } from './searches.ts';

/** What the lists of the back-office ask: each filter, each order, each kind of search. */
export function staffLists(samples: Samples): Question[] {
  return [
    ...orders(samples),
    ...products(samples),
    ...customers(samples),
    ...smallerLists(samples),
    ...auditLog(samples),
  ];
}

function orders(samples: Samples): Question[] {
  const from = addDays(samples.now, -30).toISOString();
  const filters = {
    'one status': { status: ['DELIVERED'] },
    'two statuses': { status: ['PENDING', 'CONFIRMED'] },
    unpaid: { paymentStatus: 'UNPAID' },
    'by bank transfer': { paymentMethod: 'BANK_TRANSFER' },
    'to the capital': { district: 'Kathmandu' },
    'to a small district': { district: 'Dolpa' },
    'last 30 days': { from },
    'dear ones': { minTotal: 500_000 },
    'cheap, paid, delivered': { maxTotal: 20_000, paymentStatus: 'PAID', status: ['DELIVERED'] },
    'returned to a small district': { status: ['RETURNED'], district: 'Dolpa' },
    'of who ordered most': { customerId: samples.buyerId },
    ...peopleSearches(samples),
    'name of thousands, returned': { search: 'Sita Shrestha', status: ['RETURNED'] },
    'surname, small district': { search: 'shrestha', district: 'Dolpa' },
    'name of thousands, last 30 days': { search: 'Sita Shrestha', from },
  };
  const figures =
    'query ($filter: AdminOrderFilter) { orderStats(filter: $filter) { total revenue averageOrder unpaid byStatus { status count total } byPaymentStatus { status count total } } }';
  return [
    ...questionsOfList({
      name: 'orders',
      operation: 'AdminOrders',
      sorts: ['NEWEST', 'OLDEST', 'TOTAL_DESC', 'TOTAL_ASC'],
      filters,
      sorted: [
        'one status',
        'by bank transfer',
        'to the capital',
        'last 30 days',
        'cheap, paid, delivered',
        'search, name of thousands',
        'search, word that everybody has',
        'name of thousands, returned',
      ],
    }),
    ...Object.entries({ all: {}, ...filters }).map(([what, filter]) =>
      staff(`order figures: ${what}`, figures, { filter }),
    ),
  ];
}

function products(samples: Samples): Question[] {
  return questionsOfList({
    name: 'products',
    operation: 'ProductsList',
    sorts: [
      'NEWEST',
      'OLDEST',
      'UPDATED_DESC',
      'NAME',
      'PRICE_ASC',
      'PRICE_DESC',
      'STOCK_ASC',
      'STOCK_DESC',
      'POPULAR',
    ],
    filters: {
      'for sale': { statuses: ['ACTIVE'] },
      drafts: { statuses: ['DRAFT'] },
      'gold rings': { category: 'GOLD', type: 'RINGS' },
      'of a collection': { collection: samples.collection },
      'silver of 925': { metals: ['SILVER'], purities: ['925'] },
      'with diamonds': { gemstones: ['Diamond'] },
      'cheap ones': { maxPrice: 10_000 },
      'few left': { stock: 'LOW' },
      featured: { featured: true },
      'of a fixed price': { pricingMode: 'FIXED' },
      named: { ids: samples.productIds },
      'search, common word': { search: 'gold' },
      'search, two common words': { search: 'gold diamond' },
      'search, type': { search: 'ring' },
      'search, rare word': { search: 'ananta' },
      'search, misspelt': { search: 'nekclace' },
      'search, no hit': { search: 'zzyzx' },
      'search, one letter': { search: 'a' },
      'search, number': { search: '1234' },
      'search, SKU': { search: samples.productSku },
      'search, beginning of every SKU': { search: 'LD-' },
      'search, sentence': { search: 'a gold ring with a red stone for my wedding' },
    },
    sorted: ['for sale', 'few left', 'with diamonds', 'search, common word', 'search, one letter'],
  });
}

function customers(samples: Samples): Question[] {
  return questionsOfList({
    name: 'customers',
    operation: 'CustomersList',
    sorts: ['NEWEST', 'OLDEST', 'NAME'],
    filters: {
      blocked: { status: 'BLOCKED' },
      'of a large group': { groupId: samples.groupId },
      'of the last year': { from: addDays(samples.now, -365).toISOString() },
      ...peopleSearches(samples),
      'name of thousands, blocked': { search: 'Sita Shrestha', status: 'BLOCKED' },
    },
    sorted: ['blocked', 'of a large group', 'search, name of thousands', 'search, word that everybody has'],
  });
}

function smallerLists(samples: Samples): Question[] {
  const from = addDays(samples.now, -30).toISOString();
  return [
    ...questionsOfList({
      name: 'reviews',
      operation: 'ReviewsList',
      filters: {
        waiting: { status: 'PENDING' },
        'of one piece': { productId: samples.productId },
        'search, common word': { search: 'every' },
        'search, two words': { search: 'clasp even' },
        'search, no hit': { search: 'zzyzx' },
        'search, one letter': { search: 'e' },
        'search, name': { search: 'Sita Shrestha' },
        'search, SKU': { search: samples.productSku },
        'search, of one piece': { search: 'clasp', productId: samples.productId },
      },
      sorted: ['search, common word'],
    }),
    ...questionsOfList({
      name: 'stock moves',
      operation: 'StockMovesList',
      filters: {
        'of the piece that sells best': { productId: samples.productId },
        'of an order': { orderId: samples.orderId },
        sold: { reasons: ['ORDER'] },
        'put back': { reasons: ['CANCELLATION', 'RETURN'] },
        'counted anew': { reasons: ['CORRECTION'] },
        'last 30 days': { from },
        'put back of one piece': { productId: samples.productId, reasons: ['RETURN'] },
      },
      sorted: ['of the piece that sells best', 'put back'],
    }),
    ...questionsOfList({
      name: 'mails',
      operation: 'MailList',
      filters: {
        sent: { status: 'SENT' },
        failed: { status: 'FAILED' },
        'of a kind': { template: 'ORDER_PLACED' },
        'of a rare kind': { template: 'RESET_PASSWORD' },
        'of an order': { orderId: samples.orderId },
        'to one address': { to: samples.buyerEmail },
        'to most addresses': { to: 'load-' },
        ...peopleSearches(samples),
        'name of thousands, failed': { search: 'Sita Shrestha', status: 'FAILED' },
        'name of thousands, of a kind': { search: 'Sita Shrestha', template: 'ORDER_PLACED' },
      },
      sorted: ['of a kind', 'search, name of thousands'],
    }),
    ...questionsOfList({
      name: 'messages',
      operation: 'ThreadsTable',
      filters: {
        open: { status: 'OPEN' },
        unread: { unread: true },
        'in my hands': { mine: true },
        'search, common word': { search: 'finger' },
        'search, no hit': { search: 'zzyzx' },
        'search, name': { search: 'Sita Shrestha' },
        'search, phone': { search: '9841000000' },
      },
      sorted: ['open'],
    }),
    ...questionsOfList({
      name: 'subscribers',
      operation: 'NewsletterSubscribers',
      filters: {
        'most of them': { search: 'load-' },
        one: { search: 'load-reader-17@' },
        'last 30 days': { from },
      },
      sorted: ['most of them'],
    }),
    ...questionsOfList({
      name: 'coupons',
      operation: 'CouponsList',
      filters: { 'that hold': { state: 'ACTIVE' }, 'by code': { search: 'LOAD' } },
    }),
    ...questionsOfList({ name: 'rates', operation: 'RatesList', given: { metal: 'GOLD' } }),
    ...questionsOfList({
      name: 'price history',
      operation: 'PriceHistory',
      given: { productId: samples.productId },
    }),
    ...questionsOfList({
      name: 'activity of a customer',
      operation: 'CustomerActivity',
      given: { id: samples.busiestId },
    }),
    staff(
      'activity of a customer: from row 2,000',
      'query ($id: ID!) { customerActivities(customerId: $id, first: 25, offset: 2000) { totalCount edges { node { id type at } } } }',
      { id: samples.busiestId },
    ),
  ];
}

function auditLog(samples: Samples): Question[] {
  const from = addDays(samples.now, -30).toISOString();
  return questionsOfList({
    name: 'audit',
    operation: 'AuditLog',
    filters: {
      'of one person': { actorId: samples.staffId },
      'of one kind of thing': { entity: 'Order' },
      'of one thing': { entity: 'Order', entityId: samples.orderId },
      'of one action': { action: 'order.cancel' },
      'of the commonest action': { action: 'order.status' },
      'last 30 days': { from },
      'of one person, one action': { actorId: samples.staffId, action: 'order.cancel' },
      ...peopleSearches(samples),
      'search, common word of products': { search: 'gold' },
    },
    sorted: ['of one person', 'of one kind of thing', 'search, name of thousands'],
  });
}
