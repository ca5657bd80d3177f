import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DEMO_CONNECTIPS, demoPublicKey } from '#graph/modules/payments/providers/connectips/demoMerchant.ts';
import { type FakeProvider, getPaymentPageUrl } from '../fakeProvider.ts';
import { refusalPage } from '../pages/refusalPage.ts';
import type { FakePayment } from '../payment.ts';
import { readLoginForm } from './loginForm.ts';
import { isSignedBy, type ValidationRequest, validationSigningText } from './tokens.ts';

const indianAmountFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/**
 * connectIPS as documented at doc.connectips.com. The documents only cover responses for completed payments; the
 * other responses follow reports by merchants.
 */
export const connectips: FakeProvider = {
  name: 'connectips',
  title: 'connectIPS',
  feePercent: 0.75,
  statement: [
    ['SN', (_, at) => at + 1],
    ['Txn Date', ({ at }) => formatIsoDay(kathmanduDay(at)).split('-').reverse().join('-')],
    ['NCHL Txn Id', ({ number }) => number],
    ['Merchant Txn Id', ({ payment }) => payment.reference],
    ['Remarks', ({ payment }) => payment.what],
    ['Txn Amount', ({ amountPaisa }) => indianAmountFormat.format(amountPaisa / 100)],
    ['Charge', ({ feePaisa }) => indianAmountFormat.format(feePaisa / 100)],
    ['Txn Status', ({ kind }) => (kind === 'payment' ? 'SUCCESS' : 'REVERSED')],
  ],
  createTransactionId: () => String(10_000_000 + (randomBytes(6).readUIntBE(0, 6) % 89_999_999)),

  mount(app, bank) {
    const { payments, storeUrl } = bank;

    app.post<{ Body: Record<string, string> }>('/connectipswebgw/loginpage', async ({ body }, reply) => {
      const read = readLoginForm(body ?? {}, storeUrl);
      const isUsed = Boolean(body?.TXNID && payments.find('connectips', body.TXNID));
      const refused = 'refused' in read ? read.refused : 'TXNID has been used before.';
      if ('refused' in read || isUsed)
        return refusalPage(reply, { title: connectips.title, errorMessage: refused, status: isUsed ? 403 : 400 });
      return reply.redirect(getPaymentPageUrl(bank, payments.open(read.request)), 302);
    });

    app.post<{ Body: ValidationRequest | null }>(
      '/connectipswebws/api/creditor/validatetxn',
      async (request, reply) => {
        if (!isAuthorised(request)) return reply.code(401).send();
        const { body } = request;
        if (!body) return reply.code(400).send();
        const { merchantId, appId, referenceId, txnAmt } = body;
        const payment = payments.find('connectips', String(referenceId));
        const isIts = payment?.reference === referenceId && payment.askedPaisa === Number(txnAmt);
        const [status, statusDesc] = isSigned(body)
          ? toStatus(isIts ? payment : undefined)
          : ['ERROR', 'INVALID TOKEN'];
        const amount = (isIts && payment.paidPaisa) || txnAmt;
        return { merchantId, appId, referenceId, txnAmt: String(amount), token: null, status, statusDesc };
      },
    );
  },

  getReturnUrl({ reference, returnTo }, claim) {
    const url = new URL(claim === 'paid' || claim === 'forged' ? returnTo.success : returnTo.failure);
    url.searchParams.append('TXNID', reference);
    return url.href;
  },
};

function isAuthorised({ headers }: FastifyRequest): boolean {
  const { appId, password } = DEMO_CONNECTIPS;
  return headers.authorization === `Basic ${Buffer.from(`${appId}:${password}`).toString('base64')}`;
}

function isSigned(question: ValidationRequest): boolean {
  const { merchantId, appId } = DEMO_CONNECTIPS;
  return (
    String(question.merchantId) === merchantId &&
    question.appId === appId &&
    isSignedBy(demoPublicKey(), validationSigningText(question), String(question.token))
  );
}

function toStatus(payment: FakePayment | undefined): readonly [status: string, statusDesc: string] {
  switch (payment?.state) {
    case 'PAID':
      return ['SUCCESS', 'TRANSACTION SUCCESSFUL'];
    case 'CANCELLED':
      return ['FAILED', 'TRANSACTION FAILED'];
    case 'OPEN':
    case 'PENDING':
    case 'AMBIGUOUS':
      return ['ERROR', 'TRANSACTION INCOMPLETE'];
    default:
      return ['ERROR', 'TRANSACTION NOT FOUND'];
  }
}
