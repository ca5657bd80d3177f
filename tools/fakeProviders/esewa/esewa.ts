import { randomBytes } from 'node:crypto';
import { formatWallClock } from '#domain/calendar/kathmandu.ts';
import { DEMO_ESEWA } from '#graph/modules/payments/providers/esewa/demoMerchant.ts';
import { type FakeProvider, getPaymentPageUrl } from '../fakeProvider.ts';
import { sendRefusalPage } from '../pages/refusalPage.ts';
import { type FakePayment, sumRefundedPaisa } from '../payment.ts';
import { formatDecimalRupees, formatRupeesToTwoDecimals, readRupees } from '../rupees.ts';
import { readEsewaForm } from './esewaForm.ts';
import { createEsewaSignature } from './esewaSignature.ts';

const RESPONSE_FIELDS = [
  'transaction_code',
  'status',
  'total_amount',
  'transaction_uuid',
  'product_code',
  'signed_field_names',
] as const;

/** eSewa ePay v2, as documented and as captured from its test system. */
export const esewa: FakeProvider = {
  name: 'esewa',
  title: 'eSewa',
  feePercent: 1.5,
  statement: [
    ['Date', ({ at }) => formatWallClock(at).replace('T', ' ')],
    ['Reference Code', ({ number }) => number],
    ['Transaction UUID', ({ payment }) => payment.reference],
    ['Type', ({ kind }) => (kind === 'payment' ? 'PAYMENT' : 'REFUND')],
    ['Amount', ({ amountPaisa }) => formatRupeesToTwoDecimals(amountPaisa)],
    ['Service Charge', ({ feePaisa }) => formatRupeesToTwoDecimals(feePaisa)],
    ['Net Amount', ({ amountPaisa, feePaisa }) => formatRupeesToTwoDecimals(amountPaisa - feePaisa)],
    ['Status', () => 'COMPLETE'],
  ],
  createTransactionId: () => `000${randomBytes(8).toString('hex').toUpperCase().slice(0, 5)}`,

  mount(app, providerContext) {
    const { payments } = providerContext;

    app.post<{ Body: Record<string, string> }>('/api/epay/main/v2/form', async ({ body = {} }, reply) => {
      const parsedForm = readEsewaForm(body);
      const existingPayment = body.transaction_uuid && payments.find('esewa', body.transaction_uuid);
      const errorMessage =
        'refused' in parsedForm ? parsedForm.refused : existingPayment ? 'Duplicate transaction uuid.' : null;
      if ('refused' in parsedForm || errorMessage)
        return sendRefusalPage(reply, {
          title: esewa.title,
          errorMessage: errorMessage ?? '',
          status: existingPayment ? 409 : 400,
        });
      return reply.redirect(getPaymentPageUrl(providerContext, payments.open(parsedForm.request)), 302);
    });

    app.get<{ Querystring: Record<string, string> }>(
      '/api/epay/transaction/status/',
      async ({ query }, reply) => {
        const { product_code = '', total_amount = '', transaction_uuid = '' } = query;
        const requestedPaisa = readRupees(total_amount);
        const payment = payments.find('esewa', transaction_uuid);
        const isMatch =
          payment?.reference === transaction_uuid &&
          product_code === DEMO_ESEWA.productCode &&
          payment.askedPaisa === requestedPaisa;
        const status = isMatch ? toStatus(payment) : 'NOT_FOUND';
        const amount = isMatch && payment.paidPaisa ? payment.paidPaisa : (requestedPaisa ?? 0);
        const statusResponse = {
          product_code,
          transaction_uuid,
          total_amount: 0,
          status,
          ref_id: (isMatch && payment.transactionId) || null,
        };
        // eSewa writes amounts with at least one decimal, such as 1000.0. JSON.stringify would omit a zero decimal.
        const text = JSON.stringify(statusResponse).replace(
          '"total_amount":0',
          `"total_amount":${formatDecimalRupees(amount)}`,
        );
        return reply.type('application/json').send(text);
      },
    );
  },

  getReturnUrl(payment, reportedResult) {
    if (reportedResult !== 'paid' && reportedResult !== 'forged') return payment.returnTo.failure;
    const response = {
      transaction_code: payment.transactionId ?? '000FORGED',
      status: 'COMPLETE',
      total_amount: formatDecimalRupees(payment.paidPaisa || payment.askedPaisa),
      transaction_uuid: payment.reference,
      product_code: DEMO_ESEWA.productCode,
      signed_field_names: RESPONSE_FIELDS.join(),
    };
    const key = reportedResult === 'paid' ? DEMO_ESEWA.secret : `not ${DEMO_ESEWA.secret}`;
    const signature = createEsewaSignature(key, RESPONSE_FIELDS, response);
    const url = new URL(payment.returnTo.success);
    url.searchParams.set('data', Buffer.from(JSON.stringify({ ...response, signature })).toString('base64'));
    return url.href;
  },
};

function toStatus(payment: FakePayment): string {
  const refundedAmount = sumRefundedPaisa(payment);
  if (refundedAmount > 0) return refundedAmount < payment.paidPaisa ? 'PARTIAL_REFUND' : 'FULL_REFUND';
  return {
    OPEN: 'PENDING',
    PENDING: 'PENDING',
    PAID: 'COMPLETE',
    CANCELLED: 'CANCELED',
    EXPIRED: 'NOT_FOUND',
    AMBIGUOUS: 'AMBIGUOUS',
  }[payment.state];
}
