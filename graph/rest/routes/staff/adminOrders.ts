import { z } from 'zod';
import { METALS } from '#domain/catalog/metals.ts';
import { ORDER_CHANNELS } from '#domain/orders/counter/counterSaleSchema.ts';
import {
  cancelSchema,
  orderEmailSchema,
  orderIdsSchema,
  statusChangeSchema,
} from '#domain/orders/orderChangeSchema.ts';
import { MONEY_METHODS, ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { staff } from '#graph/access/accessRule.ts';
import { streamOrdersExport } from '#graph/modules/orderAdmin/streamOrdersExport.ts';
import { SPREADSHEET_FORMATS } from '#graph/spreadsheets/spreadsheetFormats.ts';
import {
  dayOrInstant,
  listParam,
  lowerCaseEnum,
  npr,
  number,
  objectVersion,
  searchText,
  toLower,
  toUpper,
} from '../../inputs.ts';
import { changesQuery, pageQuery, toNodes, toPageVariables } from '../../page.ts';
import { toRestProblem } from '../../restTerms.ts';
import { defineRoute } from '../../route.ts';
import { deletionQuery, deletionSchema, toDeletions, toDeletionVariables } from '../../shapes/changes.ts';
import { EXAMPLE_ID } from '../../shapes/entity.ts';
import {
  orderSchema,
  orderStatusSchema,
  orderWriteResultSchema,
  paymentStatusSchema,
  toOrder,
  toOrderWriteResult,
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

const SORTS = ['NEWEST', 'OLDEST', 'TOTAL_DESC', 'TOTAL_ASC', 'UPDATED'] as const;
const TEMPLATES = ['ORDER_PLACED', 'ORDER_STATUS', 'ORDER_CANCELLED'] as const;

const status = lowerCaseEnum(ORDER_STATUSES);
const count = z.int();
const FIGURES_PERMISSION_NOTE = 'Null without the permission `SEE_FIGURES`.';
const figures = {
  count,
  total: z.int().nullable().describe(`NPR, including shipping and tax. ${FIGURES_PERMISSION_NOTE}`),
};

const filterQuery = {
  status: listParam(status).optional().describe('One or more, such as `pending,confirmed`.'),
  paymentStatus: lowerCaseEnum(PAYMENT_STATUSES).optional(),
  paymentMethod: lowerCaseEnum(MONEY_METHODS).optional(),
  channel: lowerCaseEnum(ORDER_CHANNELS).optional().describe('Where the order was placed.'),
  search: searchText.describe(
    'Number of an order, invoice or credit note, phone number, email address or its beginning, SKU, barcode, coupon code, or words from a name.',
  ),
  product: searchText.describe('SKU or barcode of an item, or words from its name.'),
  metal: lowerCaseEnum(METALS).optional().describe('Metal of an item.'),
  couponCode: searchText.describe('Coupon used.'),
  invoice: searchText.describe('Number of an invoice or credit note, such as 2083/84-000123.'),
  from: dayOrInstant.optional().describe('Orders placed on or after this day or instant.'),
  to: dayOrInstant.optional().describe('Orders placed up to and including this day, or before this instant.'),
  district: searchText.describe('District of delivery.'),
  minTotal: number(npr.optional()).describe('NPR.'),
  maxTotal: number(npr.optional()).describe('NPR.'),
  customerId: searchText.describe('Id of the account.'),
};

const allowUnpaid = z
  .boolean()
  .nullish()
  .describe(
    'True to ship or hand over an order whose bank transfer has not arrived. Without it, such orders are rejected.',
  );

const statusBody = z.strictObject({
  status,
  note: z.string().nullish().describe('Note to the customer. The reason, if the order is cancelled.'),
  trackingNumber: z.string().nullish(),
  carrier: z.string().nullish(),
  allowUnpaid,
  notifyCustomer: z
    .boolean()
    .nullish()
    .describe(
      'True to email the customer if only the carrier or tracking number changes. All other changes are emailed in any case.',
    ),
  version: objectVersion,
});

/** Result of changing many orders. */
const outcomeSchema = {
  updated: z.array(orderWriteResultSchema),
  failed: z.array(
    z.object({
      id: z.string().describe('Id of the order, as sent in the request.'),
      code: z.string(),
      reason: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      field: z.string().nullable(),
      message: z.string(),
    }),
  ),
};

function toOutcome({ updated, failed }: BulkUpdateOrdersMutation['bulkUpdateOrders']) {
  return { updated: updated.map(toOrderWriteResult), failed: failed.map(toRestProblem) };
}

export const adminOrders = [
  defineRoute({
    method: 'GET',
    path: '/admin/orders',
    summary: 'Lists matching orders of all customers.',
    query: z.object({
      ...filterQuery,
      sort: lowerCaseEnum(SORTS).default('newest'),
      ...changesQuery,
      ...pageQuery,
    }),
    document: AdminOrdersDocument,
    variables: ({ query }) => ({
      filter: { ...toFilter(query), updatedFrom: query.updatedFrom?.start },
      sort: toUpper(query.sort),
      ...toPageVariables(query),
    }),
    answer: { orders: z.array(orderSchema) },
    data: ({ adminOrders }) => ({ orders: toNodes(adminOrders).map(toOrder) }),
    total: ({ adminOrders }) => adminOrders.totalCount ?? 0,
    sync: ({ adminOrders }) => adminOrders.pageInfo,
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/orders/deleted',
    summary: 'Lists deleted orders in order of deletion.',
    query: deletionQuery,
    document: DeletedOrdersDocument,
    variables: ({ query }) => toDeletionVariables(query),
    answer: { deleted: z.array(deletionSchema) },
    data: ({ deletedOrders }) => toDeletions(deletedOrders),
    sync: ({ deletedOrders }) => deletedOrders.pageInfo,
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/orders/stats',
    summary: 'Counts matching orders and sums their amounts.',
    query: z.object(filterQuery),
    document: OrderStatsDocument,
    variables: ({ query }) => ({ filter: toFilter(query) }),
    answer: {
      stats: z.object({
        total: count,
        revenue: z
          .int()
          .nullable()
          .describe(`Net sales without cancelled and returned orders, NPR. ${FIGURES_PERMISSION_NOTE}`),
        averageOrder: z
          .int()
          .nullable()
          .describe(`Revenue divided by the number of these orders, NPR. ${FIGURES_PERMISSION_NOTE}`),
        unpaid: z.int().nullable().describe(`Amount due for these orders, NPR. ${FIGURES_PERMISSION_NOTE}`),
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
  defineRoute({
    method: 'GET',
    path: '/admin/orders/export',
    summary: 'Exports matching orders as a file, newest first.',
    query: z.object({
      ...filterQuery,
      format: z.enum(SPREADSHEET_FORMATS).default('csv').describe('Format of the file.'),
    }),
    // Selects a single order, to check permissions and the filter before the file is sent.
    document: OrdersToExportDocument,
    extraAccessRules: [staff('exportLists', 'read-orders')],
    variables: ({ query }) => ({ filter: toFilter(query) }),
    fileTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    openFile: (context, { query }) =>
      streamOrdersExport(context, { format: query.format, filter: toFilter(query) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/orders/:id',
    summary: 'Returns an order by id or number.',
    document: AdminOrderDocument,
    variables: ({ params: { id }, readsCustomers }) => ({ id, readsCustomers }),
    answer: { order: staffOrderSchema },
    data: ({ adminOrder }) => adminOrder && { order: toStaffOrder(adminOrder) },
  }),
  defineRoute({
    method: 'PUT',
    path: '/admin/orders/bulk-update',
    summary: 'Changes the status of up to 100 orders. Each succeeds or fails on its own.',
    rules: statusChangeSchema.extend(orderIdsSchema.shape),
    body: z.strictObject({
      orderIds: z.array(z.string()),
      status,
      note: z.string().nullish().describe('Note to the customers. The reason, if the orders are cancelled.'),
      allowUnpaid,
    }),
    example: { orderIds: [EXAMPLE_ID], status: 'confirmed' },
    document: BulkUpdateOrdersDocument,
    variables: ({ body: { orderIds, status, note, allowUnpaid }, readsOrders }) => ({
      input: { orderIds, status: toUpper(status), note, allowUnpaid },
      readsOrders,
    }),
    answer: outcomeSchema,
    data: ({ bulkUpdateOrders }) => toOutcome(bulkUpdateOrders),
  }),
  defineRoute({
    method: 'PUT',
    path: '/admin/orders/:id/status',
    summary: 'Changes the status of an order. The body can be the status alone, `"shipped"`.',
    rules: statusChangeSchema,
    body: z.union([status, statusBody]),
    example: { status: 'confirmed' },
    document: UpdateOrderStatusDocument,
    variables: ({ params: { id }, body, readsOrders }) => ({
      input: { id, ...(typeof body === 'string' ? { status: toUpper(body) } : toStatusInput(body)) },
      readsOrders,
    }),
    answer: { order: orderWriteResultSchema },
    data: ({ updateOrderStatus: { order } }) => order && { order: toOrderWriteResult(order) },
  }),
  defineRoute({
    method: 'PUT',
    path: '/admin/orders/:id/cancel',
    summary: 'Cancels an order that has not shipped and emails the customer.',
    rules: cancelSchema,
    body: z.strictObject({ reason: z.string().describe('Shown to the customer.'), version: objectVersion }),
    example: { reason: 'Not reached by phone' },
    document: AdminCancelOrderDocument,
    variables: ({ params: { id }, body: { reason, version }, readsOrders }) => ({
      input: { id, reason, version },
      readsOrders,
    }),
    answer: { order: orderWriteResultSchema },
    data: ({ adminCancelOrder: { order } }) => order && { order: toOrderWriteResult(order) },
  }),
  defineRoute({
    method: 'POST',
    path: '/admin/orders/:id/email',
    summary: "Emails the customer a message, or one of the store's order emails again.",
    rules: orderEmailSchema,
    body: z.strictObject({
      subject: z.string().nullish(),
      message: z.string().nullish(),
      template: lowerCaseEnum(TEMPLATES)
        .nullish()
        .describe("One of the store's order emails, instead of a subject."),
    }),
    example: { subject: 'Your order', message: 'It is ready.' },
    document: SendOrderEmailDocument,
    variables: ({ params: { id }, body: { subject, message, template } }) => ({
      input: { id, subject, message, template: toUpper(template) },
    }),
    answer: { sent: z.boolean() },
    data: ({ sendOrderEmail: { sent } }) => ({ sent }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/admin/orders/:id',
    summary: 'Deletes a cancelled order permanently.',
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
    metal: toUpper(metal),
    couponCode,
    invoice,
    status: status?.map((value) => toUpper(value)),
    paymentStatus: toUpper(paymentStatus),
    paymentMethod: toUpper(paymentMethod),
    channel: toUpper(channel),
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
  return { ...figures, status: toLower(figures.status) };
}

function toStatusInput({ status, ...rest }: z.output<typeof statusBody>) {
  const { note, trackingNumber, carrier, allowUnpaid, notifyCustomer, version } = rest;
  return { status: toUpper(status), note, trackingNumber, carrier, allowUnpaid, notifyCustomer, version };
}
