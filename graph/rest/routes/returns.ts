import { z } from 'zod';
import { RETURN_WISHES, SHOPPER_REASONS } from '#domain/orders/returns/returnReasons.ts';
import { returnRequestSchema } from '#domain/orders/returns/returnSchemas.ts';
import { oneOf, upper } from '../inputs.ts';
import { defineRoutes } from '../route.ts';
import { returnSchema, toReturn } from '../shapes/return.ts';
import {
  CancelReturnOverRestDocument,
  OrderReturnsDocument,
  RequestReturnOverRestDocument,
} from './returns.generated.ts';
import { wishedPiece } from './wishedPiece.ts';

const route = defineRoutes('Orders');

const guestToken = z.string().nullish().describe('What POST /orders answered to a guest.');

export const returns = [
  route({
    method: 'GET',
    path: '/orders/:id/returns',
    summary: 'The returns of one of the own orders, the latest first.',
    query: z.object({ guestToken: z.string().optional() }),
    document: OrderReturnsDocument,
    variables: ({ params, query }) => ({ ...params, ...query }),
    answer: { returns: z.array(returnSchema) },
    data: ({ order }) => order && { returns: order.returns.map(toReturn) },
  }),
  route({
    method: 'POST',
    path: '/orders/:id/returns',
    summary: 'Asks to return pieces of an own order, within the days that the store takes them back.',
    description: 'Photographs are sent to POST /media/returns?order= before, as multipart/form-data.',
    rules: returnRequestSchema,
    body: z.strictObject({
      lines: z.array(
        z.strictObject({
          lineId: z.string().describe('The id of an item of the order.'),
          quantity: z.int32(),
          reason: oneOf(SHOPPER_REASONS),
          words: z.string().nullish(),
          ...wishedPiece,
        }),
      ),
      wish: oneOf(RETURN_WISHES),
      photos: z.array(z.string()).nullish(),
      guestToken,
    }),
    document: RequestReturnOverRestDocument,
    variables: ({ params: { id: orderId }, body: { lines, wish, photos, guestToken } }) => ({
      input: {
        orderId,
        guestToken,
        wish: upper(wish),
        photos,
        lines: lines.map(({ reason, ...line }) => ({ ...line, reason: upper(reason) })),
      },
    }),
    status: 201,
    answer: { return: returnSchema },
    data: ({ requestReturn: { return: back } }) => back && { return: toReturn(back) },
  }),
  route({
    method: 'PUT',
    path: '/returns/:id/cancel',
    summary: 'Calls a return off, which its buyer can do until the store has decided.',
    body: z.strictObject({ guestToken }),
    document: CancelReturnOverRestDocument,
    variables: ({ params: { id }, body: { guestToken } }) => ({ input: { id, guestToken } }),
    answer: { return: returnSchema },
    data: ({ cancelReturn: { return: back } }) => back && { return: toReturn(back) },
  }),
];
