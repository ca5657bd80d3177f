import type { FastifyInstance, FastifyReply } from 'fastify';
import { actOn } from '../actOn.ts';
import { type BehaviourName, behaviour, behavioursOf, isBehaviour, LATE_MS } from '../behaviours.ts';
import type { Bank, FakeProvider } from '../fakeProvider.ts';
import type { FakePayment } from '../payment.ts';
import { showRupees } from '../rupees.ts';
import { html } from './html.ts';
import { sendPage } from './sendPage.ts';

const REPEATS_WITHIN_MS = 5000;
/** When the money is surely there. */
const LATE_SECONDS = LATE_MS / 1000 + 1;

type Params = { Params: { id: string } };

/** What a buyer sees of a provider: the payment with all that can be done to it, and what has become of it. */
export function mountPaymentPages(app: FastifyInstance, provider: FakeProvider, bank: Bank): void {
  const { payments } = bank;

  app.get<Params>('/pay/:id', async ({ params }, reply) => {
    const payment = payments.find(provider.name, params.id);
    if (!payment) return unknown(reply, provider);
    if (payment.state !== 'OPEN') return ended(reply, provider, payment);
    const planned = bank.plans.take(payment);
    if (planned) return goOn(reply, payment, planned);
    return offer(reply, provider, payment);
  });

  app.post<Params & { Body: { behaviour?: string } | null }>('/pay/:id', async ({ params, body }, reply) => {
    const payment = payments.find(provider.name, params.id);
    if (!payment) return unknown(reply, provider);
    const name = body?.behaviour;
    if (!isBehaviour(name) || payment.state !== 'OPEN') return ended(reply, provider, payment);
    return goOn(reply, payment, name);
  });

  app.get<Params>('/pay/:id/back', async ({ params }, reply) => {
    const payment = payments.find(provider.name, params.id);
    if (!payment) return unknown(reply, provider);
    const claim = payment.state === 'PAID' ? 'paid' : 'pending';
    return reply.redirect(provider.returnAddress(payment, claim), 303);
  });

  async function goOn(reply: FastifyReply, payment: FakePayment, name: BehaviourName) {
    const { comesBack } = behaviour(name);
    const address = actOn({ payment, name, provider, bank });
    if (!address) return ended(reply, provider, payment);
    if (comesBack === 'late') return late(reply, provider, payment);
    // As a browser that loads a page anew, or one that looks ahead.
    if (comesBack === 'twice')
      await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(REPEATS_WITHIN_MS) }).catch(
        () => null,
      );
    return reply.redirect(address, 303);
  }
}

function offer(reply: FastifyReply, { name, title }: FakeProvider, payment: FakePayment) {
  const [pay, ...others] = behavioursOf(name).map(
    ({ name, behaviour: { label, hint } }, at) =>
      html`<button name="behaviour" value="${name}"${at === 0 && html` class="main"`}>${label}<small>${hint}</small></button>`,
  );
  return sendPage(reply, {
    title,
    heading: `Pay with ${title} (demo)`,
    content: html`
${facts(payment)}
<form method="post">${pay}
<h2>Or try what else can happen</h2>
${others}</form>`,
  });
}

const SAID: Record<FakePayment['state'], string> = {
  OPEN: 'This payment is open',
  PENDING: 'This payment is pending',
  PAID: 'This is paid',
  CANCELLED: 'This payment was cancelled',
  EXPIRED: 'This link has expired',
  AMBIGUOUS: 'This payment has halted',
};

function ended(reply: FastifyReply, { title }: FakeProvider, payment: FakePayment) {
  return sendPage(reply, {
    title,
    heading: SAID[payment.state],
    content: html`${facts(payment)}<p>The browser does not go back to the store from here. The store finds out when it asks.</p>`,
  });
}

function late(reply: FastifyReply, { name, title }: FakeProvider, payment: FakePayment) {
  const to = `/${name}/pay/${payment.id}/back`;
  return sendPage(reply, {
    title,
    heading: 'The money is on its way',
    goesOn: { to, seconds: LATE_SECONDS },
    content: html`${facts(payment)}<p role="status">You go back to the store in about ${LATE_SECONDS} seconds.</p>
<a class="button" href="${to}">Go back now</a>`,
  });
}

function unknown(reply: FastifyReply, { title }: FakeProvider) {
  return sendPage(reply, {
    title,
    status: 404,
    heading: 'There is no such payment',
    content: html`<p>These pages forget everything when the demo is started again. Go back to the store and try again.</p>`,
  });
}

function facts({ reference, what, askedPaisa, paidPaisa }: FakePayment) {
  const paid = paidPaisa !== askedPaisa && paidPaisa > 0;
  return html`<dl>
${what !== reference && html`<dt>For</dt><dd>${what}</dd>`}
<dt>Reference</dt><dd>${reference}</dd>
<dt>Amount</dt><dd class="sum">${showRupees(askedPaisa)}</dd>
${paid && html`<dt>Paid</dt><dd>${showRupees(paidPaisa)}</dd>`}
</dl>`;
}
