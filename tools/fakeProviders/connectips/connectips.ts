import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import {
  DEMO_CONNECTIPS,
  getDemoPublicKey,
} from '#graph/modules/payments/providers/connectips/demoMerchant.ts';
import { type FakeProvider, getPaymentPageUrl } from '../fakeProvider.ts';
import { sendRefusalPage } from '../pages/refusalPage.ts';
import type { FakePayment } from '../payment.ts';
import { readLoginForm } from './loginForm.ts';
import { buildValidationSigningText, isSignedBy, type ValidationRequest } from './tokens.ts';

const indianAmountFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/**
 * connectIPS as documented at doc.connectips.com. The documentation covers only responses to completed payments; the
 * other responses are based on reports by merchants.
 */
export const connectips: FakeProvider = {
  name: 'connectips',
  title: 'connectIPS',
  feePercent: 0.75,
  statement: [
    ['SN', (_, index) => index + 1],
    ['Txn Date', ({ at: index }) => formatIsoDay(toKathmanduDay(index)).split('-').reverse().join('-')],
    ['NCHL Txn Id', ({ number }) => number],
    ['Merchant Txn Id', ({ payment }) => payment.reference],
    ['Remarks', ({ payment }) => payment.what],
    ['Txn Amount', ({ amountPaisa }) => indianAmountFormat.format(amountPaisa / 100)],
    ['Charge', ({ feePaisa }) => indianAmountFormat.format(feePaisa / 100)],
    ['Txn Status', ({ kind }) => (kind === 'payment' ? 'SUCCESS' : 'REVERSED')],
  ],
  createTransactionId: () => String(10_000_000 + (randomBytes(6).readUIntBE(0, 6) % 89_999_999)),

  mount(app, providerContext) {
    const { payments, storeUrl } = providerContext;

    app.post<{ Body: Record<string, string> }>('/connectipswebgw/loginpage', async ({ body }, reply) => {
      const parsedForm = readLoginForm(body ?? {}, storeUrl);
      const isUsed = Boolean(body?.TXNID && payments.find('connectips', body.TXNID));
      const errorMessage =
        'refusalMessage' in parsedForm ? parsedForm.refusalMessage : 'TXNID has been used before.';
      if ('refusalMessage' in parsedForm || isUsed)
        return sendRefusalPage(reply, { title: connectips.title, errorMessage, status: isUsed ? 403 : 400 });
      return reply.redirect(getPaymentPageUrl(providerContext, payments.open(parsedForm.request)), 302);
    });

    app.post<{ Body: ValidationRequest | null }>(
      '/connectipswebws/api/creditor/validatetxn',
      async (request, reply) => {
        if (!isAuthorised(request)) return reply.code(401).send();
        const { body } = request;
        if (!body) return reply.code(400).send();
        const { merchantId, appId, referenceId, txnAmt } = body;
        const payment = payments.find('connectips', String(referenceId));
        const isMatch = payment?.reference === referenceId && payment.askedPaisa === Number(txnAmt);
        const [status, statusDesc] = isSigned(body)
          ? toStatus(isMatch ? payment : undefined)
          : ['ERROR', 'INVALID TOKEN'];
        const amount = (isMatch && payment.paidPaisa) || txnAmt;
        return { merchantId, appId, referenceId, txnAmt: String(amount), token: null, status, statusDesc };
      },
    );
  },

  getReturnUrl({ reference, returnTo }, reportedResult) {
    const url = new URL(
      reportedResult === 'paid' || reportedResult === 'forged' ? returnTo.success : returnTo.failure,
    );
    url.searchParams.append('TXNID', reference);
    return url.href;
  },
};

function isAuthorised({ headers }: FastifyRequest): boolean {
  const { appId, password } = DEMO_CONNECTIPS;
  return headers.authorization === `Basic ${Buffer.from(`${appId}:${password}`).toString('base64')}`;
}

function isSigned(request: ValidationRequest): boolean {
  const { merchantId, appId } = DEMO_CONNECTIPS;
  return (
    String(request.merchantId) === merchantId &&
    request.appId === appId &&
    isSignedBy(getDemoPublicKey(), buildValidationSigningText(request), String(request.token))
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
