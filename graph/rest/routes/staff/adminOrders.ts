import { z } from 'zod';
import { METALS } from '#domain/catalog/metals.ts';
import { ORDER_CHANNELS } from '#domain/orders/counter/counterSaleSchema.ts';
import {
  cancelSchema,
  movedOrdersSchema,
  orderMailSchema,
  statusChangeSchema,
} from '#domain/orders/orderChangeSchema.ts';
import { MONEY_METHODS, ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { staff } from '#graph/access/accessRule.ts';
import { streamOrdersExport } from '#graph/modules/desk/streamOrdersExport.ts';
import { SHEET_FORMATS } from '#graph/sheets/sheetFormats.ts';
import { listOf, lower, moment, npr, number, oneOf, readVersion, upper, words } from '../../inputs.ts';
import { problemInWordsOfRest } from '../../inWordsOfRest.ts';
import { changesQuery, pageQuery, sliceOf, toNodes } from '../../page.ts';
import { defineRoutes } from '../../route.ts';
import { goneQuery, goneSchema, goneVariables, toGone } from '../../shapes/changes.ts';
import { EXAMPLE_ID } from '../../shapes/entity.ts';
import {
  orderSchema,
  orderStatusSchema,
  paymentStatusSchema,
  toOrder,
  toWrittenOrder,
  writtenOrderSchema,
} from '../../shapes/order.ts';
import { staffOrderSchema, toStaffOrder } from '../../shapes/staffOrder.ts';
import {
  AdminCancelOrderDocument,
  AdminOrderDocument,
  AdminOrdersDocument,
  BulkUpdateOrdersDocument,
  type BulkUpdateOrdersMutation,
  DeletedOrdersDocument,
  DeleteOrderDocument,
  OrderStatsDocument,
  OrdersToExportDocument,
  SendOrderEmailDocument,
  UpdateOrderStatusDocument,
} from './adminOrders.generated.ts';

const route = defineRoutes('Admin');

const SORTS = ['NEWEST', 'OLDEST', 'TOTAL_DESC', 'TOTAL_ASC', 'UPDATED'] as const;
const TEMPLATES = ['ORDER_PLACED', 'ORDER_STATUS', 'ORDER_CANCELLED'] as const;

const status = oneOf(ORDER_STATUSES);
const count = z.int();
const ONLY_FIGURES = 'Null for staff who may not see figures.';
const figures = { count, total: z.int().nullable().describe(`NPR, with shipping and tax. ${ONLY_FIGURES}`) };

const filterQuery = {
  status: listOf(status).optional().describe('One or several, `pending,confirmed`.'),
  paymentStatus: oneOf(PAYMENT_STATUSES).optional(),
  paymentMethod: oneOf(MONEY_METHODS).optional(),
  channel: oneOf(ORDER_CHANNELS).optional().describe('Where it was made.'),
  search: words.describe(
    'A number of an order, invoice or credit note, phone number, email address or the beginning of one, SKU, barcode, coupon code, or words of a name.',
  ),
  product: words.describe('Its SKU or barcode, or words of its name.'),
  metal: oneOf(METALS).optional().describe('Of an item.'),
  couponCode: words.describe('The coupon that was used.'),
  invoice: words.describe('The number of an invoice or credit note, such as 2083/84-000123.'),
  from: moment.optional().describe('Placed on this day or at this instant, or later.'),
  to: moment.optional().describe('Placed up to this day, or before this instant.'),
  district: words.describe('Where it goes.'),
  minTotal: number(npr.optional()).describe('NPR.'),
  maxTotal: number(npr.optional()).describe('NPR.'),
  customerId: words.describe("The account's id."),
};

const allowUnpaid = z
  .boolean()
  .nullish()
  .describe(
    'True sends or hands over an order whose bank transfer has not arrived; without it that is refused.',
  );

const statusBody = z.strictObject({
  status,
  note: z.string().nullish().describe('A word to the buyer; with cancelled the reason.'),
  trackingNumber: z.string().nullish(),
  carrier: z.string().nullish(),
  allowUnpaid,
  tellBuyer: z
    .boolean()
    .nullish()
    .describe('Where only carrier or tracking number are entered anew: whether the buyer is mailed them.'),
  version: readVersion,
});

/** What became of each of many orders. */
const outcomeSchema = {
  updated: z.array(writtenOrderSchema),
  failed: z.array(
    z.object({
      id: z.string().describe('As it was sent.'),
      code: z.string(),
      reason: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      field: z.string().nullable(),
      message: z.string(),
    }),
  ),
};

function toOutcome({ updated, failed }: BulkUpdateOrdersMutation['bulkUpdateOrders']) {
  return { updated: updated.map(toWrittenOrder), failed: failed.map(problemInWordsOfRest) };
}

export const adminOrders = [
  route({
    method: 'GET',
    path: '/admin/orders',
    summary: "Everyone's orders that match.",
    query: z.object({
      ...filterQuery,
      sort: oneOf(SORTS).default('newest'),
      ...changesQuery,
      ...pageQuery,
    }),
    document: AdminOrdersDocument,
    variables: ({ query }) => ({
      filter: { ...toFilter(query), updatedFrom: query.updatedFrom?.start },
      sort: upper(query.sort),
      ...sliceOf(query),
    }),
    answer: { orders: z.array(orderSchema) },
    data: ({ adminOrders }) => ({ orders: toNodes(adminOrders).map(toOrder) }),
    total: ({ adminOrders }) => adminOrders.totalCount ?? 0,
    sync: ({ adminOrders }) => adminOrders.pageInfo,
  }),
  route({
    method: 'GET',
    path: '/admin/orders/deleted',
    summary: 'Orders that are no more, as they were deleted.',
    query: goneQuery,
    document: DeletedOrdersDocument,
    variables: ({ query }) => goneVariables(query),
    answer: { deleted: z.array(goneSchema) },
    data: ({ deletedOrders }) => toGone(deletedOrders),
    sync: ({ deletedOrders }) => deletedOrders.pageInfo,
  }),
  route({
    method: 'GET',
    path: '/admin/orders/stats',
    summary: 'How many orders match, and what they come to.',
    query: z.object(filterQuery),
    document: OrderStatsDocument,
    variables: ({ query }) => ({ filter: toFilter(query) }),
    answer: {
      stats: z.object({
        total: count,
        revenue: z
          .int()
          .nullable()
          .describe(`Net sales, NPR, without the cancelled and returned orders. ${ONLY_FIGURES}`),
        averageOrder: z.int().nullable().describe(`Revenue divided by those orders. ${ONLY_FIGURES}`),
        unpaid: z.int().nullable().describe(`What is still to be paid for them, NPR. ${ONLY_FIGURES}`),
        byStatus: z.array(z.object({ status: orderStatusSchema, ...figures })),
        byPaymentStatus: z.array(z.object({ status: paymentStatusSchema, ...figures })),
      }),
    },
    data: ({ orderStats: { byStatus, byPaymentStatus, ...stats } }) => ({
      stats: {
        ...stats,
        byStatus: byStatus.map(toFigures),
        byPaymentStatus: byPaymentStatus.map(toFigures),
      },
    }),
  }),
  route({
    method: 'GET',
    path: '/admin/orders/export',
    summary: 'The orders that match as a file, newest first.',
    query: z.object({ ...filterQuery, format: z.enum(SHEET_FORMATS).default('csv') }),
    // Asked for one order alone, it says whether the caller and the filter are right before the file begins.
    document: OrdersToExportDocument,
    also: [staff('exportLists', 'read-orders')],
    variables: ({ query }) => ({ filter: toFilter(query) }),
    fileTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    openFile: (context, { query }) =>
      streamOrdersExport(context, { format: query.format, filter: toFilter(query) }),
  }),
  route({
    method: 'GET',
    path: '/admin/orders/:id',
    summary: 'One order by id or number.',
    document: AdminOrderDocument,
    variables: ({ params: { id }, readsCustomers }) => ({ id, readsCustomers }),
    answer: { order: staffOrderSchema },
    data: ({ adminOrder }) => adminOrder && { order: toStaffOrder(adminOrder) },
  }),
  route({
    method: 'PUT',
    path: '/admin/orders/bulk-update',
    summary: 'Moves up to 100 orders on, each for itself.',
    rules: statusChangeSchema.extend(movedOrdersSchema.shape),
    body: z.strictObject({
      orderIds: z.array(z.string()),
      status,
      note: z.string().nullish().describe('A note to the customers; with cancelled the reason.'),
      allowUnpaid,
    }),
    example: { orderIds: [EXAMPLE_ID], status: 'confirmed' },
    document: BulkUpdateOrdersDocument,
    variables: ({ body: { orderIds, status, note, allowUnpaid }, readsOrders }) => ({
      input: { orderIds, status: upper(status), note, allowUnpaid },
      readsOrders,
    }),
    answer: outcomeSchema,
    data: ({ bulkUpdateOrders }) => toOutcome(bulkUpdateOrders),
  }),
  route({
    method: 'PUT',
    path: '/admin/orders/:id/status',
    summary: 'Moves an order on. The body may be the status alone, `"shipped"`.',
    rules: statusChangeSchema,
    body: z.union([status, statusBody]),
    example: { status: 'confirmed' },
    document: UpdateOrderStatusDocument,
    variables: ({ params: { id }, body, readsOrders }) => ({
      input: { id, ...(typeof body === 'string' ? { status: upper(body) } : statusInput(body)) },
      readsOrders,
    }),
    answer: { order: writtenOrderSchema },
    data: ({ updateOrderStatus: { order } }) => order && { order: toWrittenOrder(order) },
  }),
  route({
    method: 'PUT',
    path: '/admin/orders/:id/cancel',
    summary: 'Cancels an order that is not shipped, and writes to the buyer.',
    rules: cancelSchema,
    body: z.strictObject({ reason: z.string().describe('The buyer reads it.'), version: readVersion }),
    example: { reason: 'Not reached by phone' },
    document: AdminCancelOrderDocument,
    variables: ({ params: { id }, body: { reason, version }, readsOrders }) => ({
      input: { id, reason, version },
      readsOrders,
    }),
    answer: { order: writtenOrderSchema },
    data: ({ adminCancelOrder: { order } }) => order && { order: toWrittenOrder(order) },
  }),
  route({
    method: 'POST',
    path: '/admin/orders/:id/email',
    summary: "Writes to the buyer: an own message, or one of the store's once more.",
    rules: orderMailSchema,
    body: z.strictObject({
      subject: z.string().nullish(),
      message: z.string().nullish(),
      template: oneOf(TEMPLATES)
        .nullish()
        .describe("One of the store's own messages, in place of a subject."),
    }),
    example: { subject: 'Your order', message: 'It is ready.' },
    document: SendOrderEmailDocument,
    variables: ({ params: { id }, body: { subject, message, template } }) => ({
      input: { id, subject, message, template: upper(template) },
    }),
    answer: { sent: z.boolean() },
    data: ({ sendOrderEmail: { sent } }) => ({ sent }),
  }),
  route({
    method: 'DELETE',
    path: '/admin/orders/:id',
    summary: 'Deletes a cancelled order for good. super_admin only.',
    document: DeleteOrderDocument,
    variables: ({ params }) => ({ input: params }),
    answer: { deleted: z.boolean() },
    data: ({ deleteOrder: { deletedId } }) => ({ deleted: deletedId != null }),
  }),
];

function toFilter(query: z.output<z.ZodObject<typeof filterQuery>>) {
  const { status, paymentStatus, paymentMethod, channel, search } = query;
  const { from, to, district, minTotal, maxTotal, customerId } = query;
  const { product, metal, couponCode, invoice } = query;
  return {
    product,
    metal: upper(metal),
    couponCode,
    invoice,
    status: status?.map((one) => upper(one)),
    paymentStatus: upper(paymentStatus),
    paymentMethod: upper(paymentMethod),
    channel: upper(channel),
    search,
    from: from?.start,
    to: to?.end,
    district,
    minTotal,
    maxTotal,
    customerId,
  };
}

function toFigures<Figures extends { status: string }>(figures: Figures) {
  return { ...figures, status: lower(figures.status) };
}

function statusInput({ status, ...rest }: z.output<typeof statusBody>) {
  const { note, trackingNumber, carrier, allowUnpaid, tellBuyer, version } = rest;
  return { status: upper(status), note, trackingNumber, carrier, allowUnpaid, tellBuyer, version };
}
