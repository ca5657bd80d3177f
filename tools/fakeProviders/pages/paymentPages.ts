import type { FastifyInstance, FastifyReply } from 'fastify';
import { applyOutcome } from '../applyOutcome.ts';
import {
  getPaymentOutcome,
  isPaymentOutcomeName,
  LATE_RETURN_MS,
  listOutcomes,
  type PaymentOutcomeName,
} from '../behaviours.ts';
import type { FakeProvider, ProviderContext } from '../fakeProvider.ts';
import type { FakePayment } from '../payment.ts';
import { formatRupees } from '../rupees.ts';
import { html } from './html.ts';
import { sendPage } from './sendPage.ts';

const REPEAT_TIMEOUT_MS = 5000;
/** Delay in seconds after which a late payment is certain to have arrived. */
const LATE_RETURN_SECONDS = LATE_RETURN_MS / 1000 + 1;

type Params = { Params: { id: string } };

/** Mounts a provider's pages: the payment with all choices, and its result. */
export function mountPaymentPages(
  app: FastifyInstance,
  provider: FakeProvider,
  providerContext: ProviderContext,
): void {
  const { payments } = providerContext;

  app.get<Params>('/pay/:id', async ({ params }, reply) => {
    const payment = payments.find(provider.name, params.id);
    if (!payment) return sendNotFound(reply, provider);
    if (payment.state !== 'OPEN') return sendResult(reply, provider, payment);
    const plannedOutcome = providerContext.plans.take(payment);
    if (plannedOutcome) return applyAndRedirect(reply, payment, plannedOutcome);
    return sendChoices(reply, provider, payment);
  });

  app.post<Params & { Body: { behaviour?: string } | null }>('/pay/:id', async ({ params, body }, reply) => {
    const payment = payments.find(provider.name, params.id);
    if (!payment) return sendNotFound(reply, provider);
    const name = body?.behaviour;
    if (!isPaymentOutcomeName(name) || payment.state !== 'OPEN') return sendResult(reply, provider, payment);
    return applyAndRedirect(reply, payment, name);
  });

  app.get<Params>('/pay/:id/back', async ({ params }, reply) => {
    const payment = payments.find(provider.name, params.id);
    if (!payment) return sendNotFound(reply, provider);
    const reportedResult = payment.state === 'PAID' ? 'paid' : 'pending';
    return reply.redirect(provider.getReturnUrl(payment, reportedResult), 303);
  });

  async function applyAndRedirect(reply: FastifyReply, payment: FakePayment, name: PaymentOutcomeName) {
    const { returnMode } = getPaymentOutcome(name);
    const returnUrl = applyOutcome({ payment, name, provider, providerContext });
    if (!returnUrl) return sendResult(reply, provider, payment);
    if (returnMode === 'late') return sendLatePage(reply, provider, payment);
    // Simulates a browser that reloads or prefetches a page.
    if (returnMode === 'twice')
      await fetch(returnUrl, { redirect: 'manual', signal: AbortSignal.timeout(REPEAT_TIMEOUT_MS) }).catch(
        () => null,
      );
    return reply.redirect(returnUrl, 303);
  }
}

function sendChoices(reply: FastifyReply, { name, title }: FakeProvider, payment: FakePayment) {
  const [payButton, ...otherButtons] = listOutcomes(name).map(
    ({ name, behaviour: { label, hint } }, index) =>
      html`<button name="behaviour" value="${name}"${index === 0 && html` class="main"`}>${label}<small>${hint}</small></button>`,
  );
  return sendPage(reply, {
    title,
    heading: `Pay with ${title} (demo)`,
    content: html`
${renderPaymentDetails(payment)}
<form method="post">${payButton}
<h2>Other outcomes</h2>
${otherButtons}</form>`,
  });
}

const STATE_HEADINGS: Record<FakePayment['state'], string> = {
  OPEN: 'This payment is open',
  PENDING: 'This payment is pending',
  PAID: 'Payment complete',
  CANCELLED: 'This payment was cancelled',
  EXPIRED: 'This link has expired',
  AMBIGUOUS: 'This payment has stopped half-way',
};

function sendResult(reply: FastifyReply, { title }: FakeProvider, payment: FakePayment) {
  return sendPage(reply, {
    title,
    heading: STATE_HEADINGS[payment.state],
    content: html`${renderPaymentDetails(payment)}<p>This page does not return to the store. The store gets the result with its next query.</p>`,
  });
}

function sendLatePage(reply: FastifyReply, { name, title }: FakeProvider, payment: FakePayment) {
  const returnUrl = `/${name}/pay/${payment.id}/back`;
  return sendPage(reply, {
    title,
    heading: 'The money is on its way',
    redirect: { url: returnUrl, seconds: LATE_RETURN_SECONDS },
    content: html`${renderPaymentDetails(payment)}<p role="status">You return to the store in about ${LATE_RETURN_SECONDS} seconds.</p>
<a class="button" href="${returnUrl}">Return now</a>`,
  });
}

function sendNotFound(reply: FastifyReply, { title }: FakeProvider) {
  return sendPage(reply, {
    title,
    status: 404,
    heading: 'Payment not found',
    content: html`<p>Demo payments are lost when the demo restarts. Go back to the store and try again.</p>`,
  });
}

function renderPaymentDetails({ reference, what, askedPaisa, paidPaisa }: FakePayment) {
  const hasDifferentAmount = paidPaisa !== askedPaisa && paidPaisa > 0;
  return html`<dl>
${what !== reference && html`<dt>For</dt><dd>${what}</dd>`}
<dt>Reference</dt><dd>${reference}</dd>
<dt>Amount</dt><dd class="sum">${formatRupees(askedPaisa)}</dd>
${hasDifferentAmount && html`<dt>Paid</dt><dd>${formatRupees(paidPaisa)}</dd>`}
</dl>`;
}
