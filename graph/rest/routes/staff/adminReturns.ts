import { z } from 'zod';
import { MONEY_METHODS, REFUND_METHODS } from '#domain/orders/orderLifecycle.ts';
import { refundSchema } from '#domain/orders/returns/refundSchema.ts';
import { RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';
import { RETURN_CONDITIONS, RETURN_REASONS, RETURN_WISHES } from '#domain/orders/returns/returnReasons.ts';
import {
  approvalSchema,
  declineSchema,
  exchangeSchema,
  receiptSchema,
  startedReturnSchema,
} from '#domain/orders/returns/returnSchemas.ts';
import { listOf, moment, oneOf, readVersion, upper, words } from '../../inputs.ts';
import { pageQuery, slice, toNodes } from '../../page.ts';
import { defineRoutes } from '../../route.ts';
import { toWrittenOrder, writtenOrderSchema } from '../../shapes/order.ts';
import { returnSchema, toReturn } from '../../shapes/return.ts';
import { wishedPiece } from '../wishedPiece.ts';
import {
  AdminReturnOverRestDocument,
  AdminReturnsOverRestDocument,
  ApproveReturnOverRestDocument,
  CloseReturnOverRestDocument,
  DeclineReturnOverRestDocument,
  ExchangeReturnOverRestDocument,
  ReceiveReturnOverRestDocument,
  RefundOrderOverRestDocument,
  StartReturnOverRestDocument,
} from './adminReturns.generated.ts';

const route = defineRoutes('Admin');
const answer = { return: returnSchema };

const wayOfRefund = z.strictObject({
  method: oneOf(REFUND_METHODS),
  reference: z.string().nullish(),
  note: z.string().nullish(),
});

const refundAtOnce = wayOfRefund.extend({
  amount: z.int32().nullish().describe('NPR; all that is then owed where it is left out.'),
  compensationReason: z.string().nullish().describe('Why more goes back than is owed.'),
});

const whereabouts = {
  locationId: z
    .string()
    .nullish()
    .describe('The location that has it from now on; where it was taken from, or the workshop.'),
  note: z.string().nullish().describe('Staff read it.'),
};

const credit = {
  creditShipping: z.boolean().nullish(),
  deduction: z.int32().nullish().describe('NPR.'),
  deductionReason: z.string().nullish().describe('The buyer reads it.'),
  refund: refundAtOnce.nullish().describe('Pays back at once.'),
  version: readVersion,
};

export const adminReturns = [
  route({
    method: 'GET',
    path: '/admin/returns',
    summary: "Everyone's returns that match.",
    query: z.object({
      status: listOf(oneOf(RETURN_STATUSES)).optional().describe('One or several, `requested,approved`.'),
      wish: oneOf(RETURN_WISHES).optional(),
      reason: oneOf(RETURN_REASONS).optional(),
      search: words.describe(
        'A number of a return or an order, an email address, a phone number, or a name.',
      ),
      from: moment.optional(),
      to: moment.optional(),
      orderId: words,
      sort: oneOf(['NEWEST', 'OLDEST']).default('newest'),
      ...pageQuery,
    }),
    document: AdminReturnsOverRestDocument,
    variables: ({ query: { status, wish, reason, search, from, to, orderId, sort, ...page } }) => ({
      filter: {
        status: status?.map((one) => upper(one)),
        wish: upper(wish),
        reason: upper(reason),
        search,
        from: from?.start,
        to: to?.end,
        orderId,
      },
      sort: upper(sort),
      ...slice(page),
    }),
    answer: { returns: z.array(returnSchema) },
    data: ({ adminReturns }) => ({ returns: toNodes(adminReturns).map(toReturn) }),
    total: ({ adminReturns }) => adminReturns.totalCount,
  }),
  route({
    method: 'GET',
    path: '/admin/returns/:id',
    summary: 'One return by id or number.',
    document: AdminReturnOverRestDocument,
    variables: ({ params }) => params,
    answer,
    data: ({ adminReturn }) => adminReturn && { return: toReturn(adminReturn) },
  }),
  route({
    method: 'POST',
    path: '/admin/orders/:id/returns',
    summary: 'Enters a return: one that is to come, or whose pieces are here, as over the counter.',
    description: 'Without lines all of a parcel that never arrived is here again.',
    rules: startedReturnSchema,
    body: z.strictObject({
      isReceived: z.boolean(),
      lines: z
        .array(
          z.strictObject({
            lineId: z.string(),
            quantity: z.int32(),
            reason: oneOf(RETURN_REASONS),
            words: z.string().nullish(),
            ...wishedPiece,
            condition: oneOf(RETURN_CONDITIONS).nullish(),
            restock: z.boolean().nullish(),
            ...whereabouts,
          }),
        )
        .nullish(),
      reason: oneOf(RETURN_REASONS).nullish(),
      wish: oneOf(RETURN_WISHES).nullish(),
      instructions: z.string().nullish(),
      ...credit,
    }),
    document: StartReturnOverRestDocument,
    variables: ({ params: { id: orderId }, body: { lines, reason, wish, refund, ...body } }) => ({
      input: {
        ...body,
        orderId,
        reason: upper(reason),
        wish: upper(wish) ?? 'REFUND',
        lines: lines?.map(({ reason, condition, ...line }) => ({
          ...line,
          reason: upper(reason),
          condition: upper(condition),
        })),
        refund: toRefund(refund),
      },
    }),
    status: 201,
    answer,
    data: ({ startReturn: { return: back } }) => back && { return: toReturn(back) },
  }),
  route({
    method: 'PUT',
    path: '/admin/returns/:id/approve',
    summary: 'Agrees to a return, and writes to the buyer how to send it.',
    rules: approvalSchema,
    body: z.strictObject({ instructions: z.string().nullish(), version: readVersion }),
    document: ApproveReturnOverRestDocument,
    variables: ({ params: { id }, body }) => ({ input: { id, ...body } }),
    answer,
    data: ({ approveReturn: { return: back } }) => back && { return: toReturn(back) },
  }),
  route({
    method: 'PUT',
    path: '/admin/returns/:id/decline',
    summary: 'Declines a return, and writes to the buyer why.',
    rules: declineSchema,
    body: z.strictObject({ reason: z.string().describe('The buyer reads it.'), version: readVersion }),
    document: DeclineReturnOverRestDocument,
    variables: ({ params: { id }, body }) => ({ input: { id, ...body } }),
    answer,
    data: ({ declineReturn: { return: back } }) => back && { return: toReturn(back) },
  }),
  route({
    method: 'PUT',
    path: '/admin/returns/:id/receive',
    summary: 'Enters what came back: how it is, what goes back into stock, and what is credited.',
    rules: receiptSchema,
    body: z.strictObject({
      lines: z.array(
        z.strictObject({
          lineId: z.string().describe("The id of the return's line."),
          received: z.int32(),
          condition: oneOf(RETURN_CONDITIONS),
          restock: z.boolean(),
          ...whereabouts,
        }),
      ),
      ...credit,
    }),
    document: ReceiveReturnOverRestDocument,
    variables: ({ params: { id }, body: { lines, refund, ...body } }) => ({
      input: {
        id,
        ...body,
        lines: lines.map(({ condition, ...line }) => ({ ...line, condition: upper(condition) })),
        refund: toRefund(refund),
      },
    }),
    answer,
    data: ({ receiveReturn: { return: back } }) => back && { return: toReturn(back) },
  }),
  route({
    method: 'PUT',
    path: '/admin/returns/:id/close',
    summary: 'Closes a return whose pieces are here.',
    body: z.strictObject({ version: readVersion }),
    document: CloseReturnOverRestDocument,
    variables: ({ params: { id }, body }) => ({ input: { id, ...body } }),
    answer,
    data: ({ closeReturn: { return: back } }) => back && { return: toReturn(back) },
  }),
  route({
    method: 'POST',
    path: '/admin/returns/:id/exchange',
    summary: 'Makes a new order of what the buyer gets in exchange, at the prices of the moment.',
    rules: exchangeSchema,
    body: z.strictObject({
      items: z.array(
        z.strictObject({
          productId: z.string(),
          quantity: z.int32(),
          variant: z.strictObject({ size: z.string().nullish() }).nullish(),
        }),
      ),
      paymentMethod: oneOf(MONEY_METHODS),
      freeShipping: z.boolean().nullish(),
      isTakenAlong: z.boolean().nullish(),
      notes: z.string().nullish(),
      version: readVersion,
    }),
    fields: { lines: 'items' },
    document: ExchangeReturnOverRestDocument,
    variables: ({ params: { id }, body: { items, paymentMethod, ...body } }) => ({
      input: {
        id,
        ...body,
        paymentMethod: upper(paymentMethod),
        lines: items.map(({ productId, quantity, variant }) => ({
          productId,
          quantity,
          size: variant?.size,
        })),
      },
    }),
    status: 201,
    answer,
    data: ({ exchangeReturn: { return: back } }) => back && { return: toReturn(back) },
  }),
  route({
    method: 'POST',
    path: '/admin/orders/:id/refunds',
    summary: 'Notes that money went back to the buyer, who gets a mail.',
    rules: refundSchema,
    body: z.strictObject({
      amount: z.int32().describe('NPR.'),
      method: oneOf(REFUND_METHODS),
      reference: z.string().nullish(),
      note: z.string().nullish().describe('The buyer reads it.'),
      compensationReason: z.string().nullish().describe('Why more goes back than is owed.'),
      version: readVersion,
    }),
    document: RefundOrderOverRestDocument,
    variables: ({ params: { id }, body: { method, ...body }, readsOrders }) => ({
      input: { id, ...body, method: upper(method) },
      readsOrders,
    }),
    status: 201,
    answer: { order: writtenOrderSchema },
    data: ({ refundOrder: { order } }) => order && { order: toWrittenOrder(order) },
  }),
];

function toRefund(refund: z.output<typeof wayOfRefund> | null | undefined) {
  return refund && { ...refund, method: upper(refund.method) };
}
