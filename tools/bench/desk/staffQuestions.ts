import { addDays } from '#domain/calendar/kathmandu.ts';
import { type Question, staff } from './question.ts';
import type { Samples } from './samples.ts';
import { asked } from './screens.ts';
import { staffLists } from './staffLists.ts';
import { stockQuestions } from './stockQuestions.ts';
import { syncQuestions } from './syncQuestions.ts';

/** What the back-office asks of a store. */
export function staffQuestions(samples: Samples): Question[] {
  return [
    ...staffLists(samples),
    ...previews(samples),
    ...figures(samples),
    ...pages(samples),
    ...stockQuestions(samples),
    ...syncQuestions(),
    ...exportsOfLists(samples),
  ];
}

function previews({ productId }: Samples): Question[] {
  const changePrices = `mutation ($input: ChangePricesInput!) {
    changePrices(input: $input) {
      pieces untouched before after largest { product { id name } partBefore partAfter before after percent }
      errors { code message }
    }
  }`;
  const change = { part: 'MAKING_PERCENT', way: 'PERCENT', amount: 5, dryRun: true };
  return [
    staff('new rates: what they change', asked('RatePreview'), { input: { gold: 210_000, silver: 2600 } }),
    staff('new prices: of rings', changePrices, { input: { ...change, filter: { type: 'RINGS' } } }),
    staff('new prices: of one piece', changePrices, { input: { ...change, filter: { ids: [productId] } } }),
    staff('new prices: of all that have a fixed one', changePrices, {
      input: { ...change, part: 'FIXED_PRICE' },
    }),
  ];
}

function figures({ now }: Samples): Question[] {
  const back = (days: number) => addDays(now, -days).toISOString();
  const analytics = (days: number, interval: string) => ({
    from: back(days),
    to: now.toISOString(),
    interval,
    rateDays: 365,
  });
  const stats =
    '{ adminStats { ordersToday waitingOrders customers activeProducts draftProducts archivedProducts outOfStock pendingReviews failedMails } }';
  const custom = { days: 30, isCustom: true, ...analytics(364, 'DAY') };
  const period = { days: 30, isCustom: false, ...analytics(29, 'DAY') };
  return [
    staff('dashboard: 30 days', asked('Dashboard'), period),
    staff('dashboard: a year', asked('Dashboard'), { ...period, days: 365 }),
    staff('dashboard: own period', asked('Dashboard'), custom),
    staff('analytics: 30 days', asked('Analytics'), analytics(29, 'DAY')),
    staff('analytics: a year by week', asked('Analytics'), analytics(364, 'WEEK')),
    staff('analytics: three years by day', asked('Analytics'), analytics(1094, 'DAY')),
    staff('analytics: three years by month', asked('Analytics'), analytics(1094, 'MONTH')),
    staff('counts at a glance', stats),
    staff('customer figures', asked('CustomerStats')),
    staff('guests', asked('GuestsList'), { first: 25 }),
    staff('guests by name', asked('GuestsList'), { search: 'sita', first: 25 }),
  ];
}

function pages(samples: Samples): Question[] {
  return [
    staff('order', asked('AdminOrder'), { id: samples.orderId }),
    staff('order by its number', asked('AdminOrder'), { id: samples.orderNumber }),
    staff('order: its mails and stock', asked('OrderRecords'), { orderId: samples.orderId }),
    staff('order: a correction tried out', asked('EditQuote'), {
      input: { id: samples.orderId, notes: 'Please ring twice.' },
    }),
    staff('orders: how many in each pile', asked('OrderViewCounts')),
    staff('orders: tags', asked('OrderTags')),
    staff('orders: carriers', asked('Carriers')),
    staff('orders: a parcel looked at', asked('PlannedShipments'), {
      input: { parcels: [{ order: samples.orderNumber, trackingNumber: 'N-1' }] },
    }),
    staff('orders: who may have them', asked('DeskMembers')),
    staff(
      'orders: slips to check',
      '{ transferSlips(first: 50) { totalCount edges { node { amount status } } } }',
    ),
    staff('reconciliation: statements', '{ statements { id rows } }'),
    staff(
      'reconciliation: a month of the bank',
      '{ reconciliation(method: BANK_TRANSFER, from: "2026-10-01", to: "2026-10-31") { total counts { outcome count } } }',
    ),
    staff(
      'reconciliation: remittances',
      '{ remittances { id total } courierCash { carrier amount } couriers }',
    ),
    staff(
      'reconciliation: the closing of a day',
      '{ dayClosing(day: "2026-11-01") { received refunded methods { method received } } }',
    ),
    staff('orders: returns', '{ adminReturns(first: 50) { totalCount edges { node { number status } } } }'),
    staff('mentions', asked('MyMentions')),
    staff('inbox: first page', asked('InboxThreads'), { first: 50 }),
    staff('inbox: counts', asked('InboxCounts')),
    staff('inbox: who may answer', asked('InboxMembers')),
    staff('inbox: saved replies', asked('SavedReplies')),
    staff('inbox: settings', asked('InboxSettings')),
    staff('payments: providers', asked('PaymentMethods')),
    staff('customer who ordered most', asked('CustomerPage'), { id: samples.buyerId }),
    staff('customer who ordered most: orders', asked('CustomerOrders'), { id: samples.buyerId }),
    staff('product', asked('EditedProduct'), { id: samples.productId }),
    staff('product: what was changed', asked('ProductChanges'), { id: samples.productId, first: 20 }),
    staff('mail', asked('MailItem'), { id: samples.mailId }),
    staff('content: banners and rows of home', asked('Content')),
    staff('collections', asked('CollectionsList')),
    staff('collections: pieces to add', asked('CollectionCandidates'), { search: 'ring' }),
    staff('collections: a rule tried out', asked('RulePreview'), {
      rule: { match: 'ALL', conditions: [{ about: 'METAL', values: ['GOLD'] }] },
    }),
    staff('coupons tried out', asked('TryCoupons'), {
      input: { lines: [{ productId: samples.productId, size: samples.productSize, quantity: 1 }] },
    }),
    staff('coupon', asked('EditedCoupon'), { id: samples.couponId }),
    staff('groups', asked('CustomerGroups')),
    staff('rates', asked('RatesNow')),
    staff('staff', asked('Staff')),
    staff('roles', asked('StaffRoles')),
    staff('who may refund', asked('WhoMay'), { permission: 'REFUND_ORDERS' }),
    staff('webhooks', asked('Webhooks')),
    staff('webhooks: deliveries', asked('WebhookDeliveries'), { first: 50 }),
    staff('settings', asked('Settings')),
    staff('API keys', asked('ApiKeys')),
    staff('second factor', asked('TwoFactor')),
    staff('saved views', asked('SavedViews'), { list: 'orders' }),
    staff('exports and bulk jobs', asked('BackgroundJobs')),
    staff('job', asked('JobProgress'), { id: samples.orderId }),
    ...['Sita Shrestha', 'shrestha', 'load', '9800', 's', 'gold', 'zzyzx', samples.orderNumber].map((text) =>
      staff(`everything: ${text}`, asked('CommandPalette'), { text }),
    ),
    ...['sita', 'Sita Shrestha'].map((search) =>
      staff(`counter: buyers, ${search}`, asked('TillBuyers'), { search }),
    ),
    staff('counter: the day', asked('TillDay')),
    staff('counter: parked sales', asked('TillParked')),
    ...['ring', 'gold'].map((search) =>
      staff(`counter: pieces, ${search}`, asked('TillProducts'), { search }),
    ),
    staff('counter: a scanned piece', asked('TillScan'), { code: samples.productSku }),
    staff('counter: quote', asked('TillQuote'), {
      input: { lines: [{ productId: samples.productId, size: samples.productSize, quantity: 1 }] },
    }),
  ];
}

function exportsOfLists(samples: Samples): Question[] {
  const start =
    'mutation ($input: StartListExportInput!) { startListExport(input: $input) { export { id } errors { code message } } }';
  const lists = {
    orders: 'number',
    products: 'sku',
    customers: 'name',
    reviews: 'rating',
    stock: 'at',
    mail: 'subject',
    audit: 'action',
  };
  return Object.entries(lists).map(([list, column]) => ({
    ...staff(`export: ${list}`, start, {
      input: { list, format: 'CSV', columns: [{ column, header: column }] },
    }),
    // Few may be under way at once.
    prepare: (prisma) => prisma.job.deleteMany({ where: { listExport: { ownerId: samples.staffId } } }),
  }));
}
