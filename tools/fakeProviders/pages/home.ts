import type { FastifyInstance } from 'fastify';
import type { FakePayments } from '../fakePayments.ts';
import type { FakePayment } from '../payment.ts';
import { FAKE_PROVIDERS } from '../providers.ts';
import { formatRupees } from '../rupees.ts';
import { toIsoDay } from '../statements/moves.ts';
import { html } from './html.ts';
import { sendPage } from './sendPage.ts';

const MAX_PAYMENTS = 20;

/** Mounts a page with the latest payments and the statements that the store reconciles. */
export function mountHome(
  server: FastifyInstance,
  { payments, now }: { payments: FakePayments; now: () => Date },
): void {
  server.get('/', async (_request, reply) => {
    const day = toIsoDay(now());
    const latestPayments = payments.listAll().slice(-MAX_PAYMENTS).reverse();
    return sendPage(reply, {
      title: 'Payments',
      heading: 'Demo payments',
      content: html`
<h2>Latest payments</h2>
${latestPayments.length === 0 ? html`<p>No payments yet. Place an order in the store and pay for it.</p>` : html`<ul>${latestPayments.map(renderRow)}</ul>`}
<h2>Statements of ${day}</h2>
<ul>${[...Object.values(FAKE_PROVIDERS), { name: 'bank', title: "The store's bank" }].map(
        ({ name, title }) => html`<li><a href="/${name}/statement.csv?day=${day}">${title}</a></li>`,
      )}</ul>
<p>For another day, change the date in the URL. The columns are invented, because the format of the real statements is not known.</p>`,
    });
  });
}

function renderRow({ provider, id, what, askedPaisa, state }: FakePayment) {
  return html`<li><a href="/${provider}/pay/${id}">${FAKE_PROVIDERS[provider].title} · ${what}</a>, ${formatRupees(askedPaisa)}, ${state.toLowerCase()}</li>`;
}
