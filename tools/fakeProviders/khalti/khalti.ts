import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatWallClock, toWallClock } from '#domain/calendar/kathmandu.ts';
import { DEMO_KHALTI } from '#graph/modules/payments/providers/khalti/demoMerchant.ts';
import { type FakeProvider, getPaymentPageUrl } from '../fakeProvider.ts';
import { type FakePayment, sumRefundedPaisa } from '../payment.ts';
import { formatRupeesToTwoDecimals } from '../rupees.ts';
import { parseInitiateRequest } from './initiate.ts';

type Body = { Body: Record<string, unknown> | null };

/**
 * Khalti ePayment v2 (KPG-2). The documentation specifies neither the method nor the headers of refunds; both are
 * assumed to match other requests.
 */
export const khalti: FakeProvider = {
  name: 'khalti',
  title: 'Khalti',
  feePercent: 2,
  statement: [
    ['Transaction ID', ({ payment }) => payment.transactionId ?? ''],
    ['Pidx', ({ payment }) => payment.id],
    ['Purchase Order ID', ({ payment }) => payment.reference],
    ['Purchase Order Name', ({ payment }) => payment.what],
    ['Created On', ({ at }) => `${formatWallClock(at)}+05:45`],
    ['State', ({ kind }) => (kind === 'payment' ? 'Completed' : 'Refunded')],
    ['Amount (Rs.)', ({ amountPaisa }) => formatRupeesToTwoDecimals(Math.abs(amountPaisa))],
    ['Fee (Rs.)', ({ feePaisa }) => formatRupeesToTwoDecimals(feePaisa)],
  ],
  createTransactionId: () => randomBytes(11).toString('base64url'),

  mount(app, providerContext) {
    const { payments } = providerContext;
    const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isAuthorised(request)) return reply.code(401).send({ detail: 'Invalid token.', status_code: 401 });
    };

    app.post<Body>('/api/v2/epayment/initiate/', { preHandler }, async ({ body }, reply) => {
      const parsedRequest = parseInitiateRequest(body ?? {});
      if ('problems' in parsedRequest)
        return reply.code(400).send({ ...parsedRequest.problems, error_key: 'validation_error' });
      const payment = payments.open(parsedRequest.request);
      const { id: pidx, openedAt, expiresAt } = payment;
      return {
        pidx,
        payment_url: getPaymentPageUrl(providerContext, payment),
        expires_at: `${toWallClock(expiresAt).toISOString().slice(0, -1)}+05:45`,
        expires_in: Math.round((expiresAt.getTime() - openedAt.getTime()) / 1000),
      };
    });

    app.post<Body>('/api/v2/epayment/lookup/', { preHandler }, async ({ body }, reply) => {
      const { pidx } = body ?? {};
      const payment = payments.find('khalti', String(pidx));
      if (payment?.id !== pidx || !payment) return sendNotFound(reply);
      const status = toStatus(payment);
      return reply.code(status === 'Expired' || status === 'User canceled' ? 400 : 200).send({
        pidx,
        total_amount: payment.paidPaisa || payment.askedPaisa,
        status,
        transaction_id: payment.transactionId,
        fee: payment.feePaisa,
        refunded: sumRefundedPaisa(payment) > 0,
      });
    });

    app.post<Body & { Params: { id: string } }>(
      '/api/merchant-transaction/:id/refund/',
      { preHandler },
      async ({ params, body }, reply) => {
        const payment = payments.find('khalti', params.id);
        if (payment?.transactionId !== params.id || !payment) return sendNotFound(reply);
        const parsedRequest = readRefund(body ?? {}, payment);
        if ('refused' in parsedRequest)
          return reply.code(400).send({ detail: parsedRequest.refused, error_key: 'validation_error' });
        payments.refund(payment, parsedRequest.amountPaisa);
        return { detail: 'Transaction refund successful.' };
      },
    );
  },

  getReturnUrl(payment, reportedResult) {
    const url = new URL(payment.returnTo.success);
    const statusText = {
      paid: 'Completed',
      forged: 'Completed',
      pending: 'Pending',
      cancelled: 'User canceled',
    }[reportedResult];
    const transactionId = payment.transactionId ?? (reportedResult === 'forged' ? 'forged-transaction' : '');
    const { purchase_order_name = '', ...extras } = payment.extras;
    const params = {
      pidx: payment.id,
      txnId: transactionId,
      amount: String(payment.paidPaisa || payment.askedPaisa),
      total_amount: String(payment.paidPaisa || payment.askedPaisa),
      status: statusText,
      mobile: '98XXXXX000',
      tidx: transactionId,
      purchase_order_id: payment.reference,
      purchase_order_name,
      transaction_id: transactionId,
      ...extras,
    };
    for (const [name, value] of Object.entries(params)) url.searchParams.append(name, value);
    return url.href;
  },
};

function isAuthorised({ headers }: FastifyRequest): boolean {
  const [scheme = '', key] = (headers.authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'key' && key === DEMO_KHALTI.secret;
}

function sendNotFound(reply: FastifyReply) {
  return reply.code(404).send({ detail: 'Not found.', error_key: 'validation_error' });
}

function toStatus(payment: FakePayment): string {
  const refundedAmount = sumRefundedPaisa(payment);
  if (refundedAmount > 0) return refundedAmount < payment.paidPaisa ? 'Partially Refunded' : 'Refunded';
  return {
    OPEN: 'Initiated',
    PENDING: 'Pending',
    AMBIGUOUS: 'Pending',
    PAID: 'Completed',
    CANCELLED: 'User canceled',
    EXPIRED: 'Expired',
  }[payment.state];
}

/**
 * Parses the amount to refund, in paisa. An empty body refunds the full remaining amount. The wording of the error
 * messages is not documented.
 */
function readRefund(
  body: Record<string, unknown>,
  payment: FakePayment,
): { amountPaisa: number } | { refused: string } {
  const refundablePaisa = payment.paidPaisa - sumRefundedPaisa(payment);
  const amount = body.amount ?? refundablePaisa;
  if (refundablePaisa === 0) return { refused: 'Transaction has already been refunded.' };
  if (!Number.isInteger(amount) || Number(amount) <= 0) return { refused: 'A valid amount is required.' };
  if (Number(amount) > refundablePaisa)
    return { refused: 'Amount is more than what is left of the transaction.' };
  return { amountPaisa: Number(amount) };
}
