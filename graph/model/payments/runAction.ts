import type { OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { check, followReturn, opensPage, start } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { resetCircuits } from '#graph/outboundCalls/circuits.ts';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import {
  advanceClock,
  atProvider,
  getProviderPayment,
  isKnownToProvider,
  nthLast,
  type PaymentRun,
  type StartedPayment,
} from './openRun.ts';
import type { PaymentAction } from './paymentActions.ts';
import * as byStaff from './staffActions.ts';

/** Result of an action that was refused or killed and changed nothing. */
const REFUSED = 'refused';

/** Runs an action and returns its result as text. */
export async function runAction(play: PaymentRun, act: PaymentAction): Promise<string> {
  const order = 'order' in act ? nthLast(play.orders, act.order) : undefined;
  const startedPayment = 'attempt' in act ? nthLast(play.startedPayments, act.attempt) : undefined;
  switch (act.does) {
    case 'place':
      return place(play, act.method);
    case 'begin':
      return order ? begin(play, order, act) : REFUSED;
    case 'choose':
      return choose(play, act);
    case 'comeBackAgain':
      return startedPayment?.returnUrl ? returnToShop(play, startedPayment.returnUrl) : REFUSED;
    case 'arrive':
      return startedPayment ? completePayment(play, startedPayment) : REFUSED;
    case 'ask':
      return startedPayment ? JSON.stringify(await check(play.server, startedPayment.ref)) : REFUSED;
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
      return startedPayment ? byStaff.resolveRefund(play, startedPayment) : REFUSED;
    case 'decide':
      return startedPayment ? decide(play, startedPayment, act.accept) : REFUSED;
    case 'record':
      return onDashboard(play, act, (paid) => byStaff.record(play, paid, act));
    case 'markPaid':
      return onDashboard(play, act, (paid) => byStaff.markPaid(play, paid));
    case 'outage':
      if (act.kind === 'hangs') play.killer.hangingMethods.add(act.method);
      else play.killer.hangingMethods.delete(act.method);
      atProvider(play, act.method).outage({ kind: act.kind === 'hangs' ? 'none' : act.kind });
      resetCircuits();
      return 'done';
    case 'kill':
      play.killer.nextKill = act.when;
      return 'done';
  }
}

/** After placing an order, the customer is sent to pay immediately. */
async function place(play: PaymentRun, method: OnlineMethod): Promise<string> {
  const { server, product, orders } = play;
  const input = orderInput([{ productId: product.id, quantity: 1 }], { paymentMethod: method });
  const { data } = await server.graphql(PLACE_ORDER, { input });
  const { order, guestToken, errors } = data?.placeOrder ?? {};
  if (!order) return formatReasons(errors);
  const placedOrder = { id: order.id, guestToken };
  orders.push(placedOrder);
  return begin(play, placedOrder, { method, isPart: false });
}

async function begin(
  play: PaymentRun,
  order: PaymentRun['orders'][number],
  { method, isPart }: { method: OnlineMethod; isPart: boolean },
): Promise<string> {
  const { server, startedPayments: startedPayment } = play;
  const answer = await start(server, order, { method, ...(isPart && { amount: 5_000 }) }).catch(() => null);
  if (!answer?.redirect) return formatReasons(answer?.errors);
  const { ref } = answer.attempt;
  await opensPage(answer.redirect);
  if (isKnownToProvider(play, ref)) startedPayment.push({ ref, method, returnUrl: null });
  return ref;
}

/** Acts on a payment page that is still open. The customer may return twice at the same time. */
async function choose(
  play: PaymentRun,
  { attempt, behaviour, comesBack }: Extract<PaymentAction, { does: 'choose' }>,
): Promise<string> {
  const open = play.startedPayments.filter((payment) => getProviderPayment(play, payment).state === 'OPEN');
  const startedPayment = nthLast(open, attempt);
  if (!startedPayment || (behaviour === 'ambiguous' && startedPayment.method !== 'ESEWA')) return REFUSED;
  startedPayment.returnUrl = atProvider(play, startedPayment.method).act(startedPayment.ref, behaviour);
  const { returnUrl } = startedPayment;
  if (!returnUrl) return 'stays away';
  return (await Promise.all(Array.from({ length: comesBack }, () => returnToShop(play, returnUrl)))).join();
}

/**
 * The return URL is public. A killed request or missing provider gets another response, and the effect is temporary.
 */
async function returnToShop({ server }: PaymentRun, returnUrl: string): Promise<string> {
  return followReturn(server, returnUrl).then(String, () => REFUSED);
}

/** Staff use the provider's own dashboard and first record money that is not in the ledger yet. */
async function onDashboard(
  play: PaymentRun,
  { attempt }: { attempt: number },
  enter: (startedPayment: StartedPayment) => Promise<string>,
): Promise<string> {
  const startedPayment =
    nthLast(await byStaff.findUnsettled(play), attempt) ?? nthLast(play.startedPayments, attempt);
  return startedPayment ? enter(startedPayment) : REFUSED;
}

/** Staff check the provider's dashboard and never accept money that is not there, but may overlook money that is. */
function decide(play: PaymentRun, startedPayment: StartedPayment, accept: boolean): Promise<string> {
  return byStaff.decide(
    play,
    startedPayment,
    accept && getProviderPayment(play, startedPayment).paidPaisa > 0,
  );
}

/** Completes a pending payment at the provider. */
async function completePayment(play: PaymentRun, startedPayment: StartedPayment): Promise<string> {
  const { state } = getProviderPayment(play, startedPayment);
  if (state !== 'PENDING' && state !== 'AMBIGUOUS') return REFUSED;
  atProvider(play, startedPayment.method).complete(startedPayment.ref);
  return 'done';
}

function formatReasons(errors: { reason: string }[] | undefined): string {
  return `${REFUSED}: ${errors?.map(({ reason }) => reason).join()}`;
}
