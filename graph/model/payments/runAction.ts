import type { OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { check, followReturn, opensPage, start } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { resetCircuits } from '#graph/outboundCalls/circuits.ts';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import {
  advanceClock,
  atProvider,
  isKnown,
  nthLast,
  type PaymentRun,
  providerPaymentOf,
  type StartedPayment,
} from './openRun.ts';
import type { PaymentAction } from './paymentActions.ts';
import * as byStaff from './staffActions.ts';

/** Result of an action that was refused or killed and changed nothing. */
const REFUSED = 'refused';

/** Runs an action and returns its result as text. */
export async function runAction(play: PaymentRun, act: PaymentAction): Promise<string> {
  const order = 'order' in act ? nthLast(play.orders, act.order) : undefined;
  const begun = 'attempt' in act ? nthLast(play.startedPayments, act.attempt) : undefined;
  switch (act.does) {
    case 'place':
      return place(play, act.method);
    case 'begin':
      return order ? begin(play, order, act) : REFUSED;
    case 'choose':
      return choose(play, act);
    case 'comeBackAgain':
      return begun?.returnUrl ? returnToShop(play, begun.returnUrl) : REFUSED;
    case 'arrive':
      return begun ? completePayment(play, begun) : REFUSED;
    case 'ask':
      return begun ? JSON.stringify(await check(play.server, begun.ref)) : REFUSED;
    case 'wait':
      await advanceClock(play.server, act.minutes);
      return 'done';
    case 'cancel':
      return order ? byStaff.cancel(play, order) : REFUSED;
    case 'reopen':
      return order ? byStaff.reopen(play, order) : REFUSED;
    case 'refund':
      return order ? byStaff.refund(play, order, act) : REFUSED;
    case 'findOutRefund':
      return begun ? byStaff.resolveRefund(play, begun) : REFUSED;
    case 'decide':
      return begun ? decide(play, begun, act.accept) : REFUSED;
    case 'record':
      return onDashboard(play, act, (paid) => byStaff.record(play, paid, act));
    case 'markPaid':
      return onDashboard(play, act, (paid) => byStaff.markPaid(play, paid));
    case 'outage':
      if (act.kind === 'hangs') play.killer.withHang.add(act.method);
      else play.killer.withHang.delete(act.method);
      atProvider(play, act.method).outage({ kind: act.kind === 'hangs' ? 'none' : act.kind });
      resetCircuits();
      return 'done';
    case 'kill':
      play.killer.next = act.when;
      return 'done';
  }
}

/** After placing an order, the customer is sent to pay immediately. */
async function place(play: PaymentRun, method: OnlineMethod): Promise<string> {
  const { server, product, orders } = play;
  const input = orderInput([{ productId: product.id, quantity: 1 }], { paymentMethod: method });
  const { data } = await server.graphql(PLACE_ORDER, { input });
  const { order, guestToken, errors } = data?.placeOrder ?? {};
  if (!order) return reasonsOf(errors);
  const placed = { id: order.id, guestToken };
  orders.push(placed);
  return begin(play, placed, { method, isPart: false });
}

async function begin(
  play: PaymentRun,
  order: PaymentRun['orders'][number],
  { method, isPart }: { method: OnlineMethod; isPart: boolean },
): Promise<string> {
  const { server, startedPayments: begun } = play;
  const answer = await start(server, order, { method, ...(isPart && { amount: 5_000 }) }).catch(() => null);
  if (!answer?.redirect) return reasonsOf(answer?.errors);
  const { ref } = answer.attempt;
  await opensPage(answer.redirect);
  if (isKnown(play, ref)) begun.push({ ref, method, returnUrl: null });
  return ref;
}

/** Acts on a payment page that is still open. The customer may return twice at the same time. */
async function choose(
  play: PaymentRun,
  { attempt, behaviour, comesBack }: Extract<PaymentAction, { does: 'choose' }>,
): Promise<string> {
  const open = play.startedPayments.filter((one) => providerPaymentOf(play, one).state === 'OPEN');
  const begun = nthLast(open, attempt);
  if (!begun || (behaviour === 'ambiguous' && begun.method !== 'ESEWA')) return REFUSED;
  begun.returnUrl = atProvider(play, begun.method).act(begun.ref, behaviour);
  const { returnUrl: way } = begun;
  if (!way) return 'stays away';
  return (await Promise.all(Array.from({ length: comesBack }, () => returnToShop(play, way)))).join();
}

/**
 * The return URL is public. A killed request or missing provider gets another response, and the effect is temporary.
 */
async function returnToShop({ server }: PaymentRun, way: string): Promise<string> {
  return followReturn(server, way).then(String, () => REFUSED);
}

/** Staff use the provider's own dashboard and first record money that is not in the ledger yet. */
async function onDashboard(
  play: PaymentRun,
  { attempt }: { attempt: number },
  enter: (begun: StartedPayment) => Promise<string>,
): Promise<string> {
  const begun = nthLast(await byStaff.findUnsettled(play), attempt) ?? nthLast(play.startedPayments, attempt);
  return begun ? enter(begun) : REFUSED;
}

/** Staff check the provider's dashboard and never accept money that is not there, but may overlook money that is. */
function decide(play: PaymentRun, begun: StartedPayment, accept: boolean): Promise<string> {
  return byStaff.decide(play, begun, accept && providerPaymentOf(play, begun).paidPaisa > 0);
}

/** Completes a pending payment at the provider. */
async function completePayment(play: PaymentRun, begun: StartedPayment): Promise<string> {
  const { state } = providerPaymentOf(play, begun);
  if (state !== 'PENDING' && state !== 'AMBIGUOUS') return REFUSED;
  atProvider(play, begun.method).complete(begun.ref);
  return 'done';
}

function reasonsOf(errors: { reason: string }[] | undefined): string {
  return `${REFUSED}: ${errors?.map(({ reason }) => reason).join()}`;
}
