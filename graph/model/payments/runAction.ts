import type { OnlineMethod } from '#domain/payments/onlineMethods.ts';
import {
  checkPayment,
  followReturn,
  openPage,
  startPayment,
} from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { resetCircuits } from '#graph/outboundCalls/circuits.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import {
  advanceClock,
  getFakeProvider,
  getNthLast,
  getProviderPayment,
  isKnownToProvider,
  type PaymentRun,
  type StartedPayment,
} from './openRun.ts';
import type { PaymentAction } from './paymentActions.ts';
import * as byStaff from './staffActions.ts';

/** Result of an action that changed nothing, because it was refused or interrupted. */
const REFUSED = 'refused';

/** Runs an action and returns its result as text. */
export async function runAction(run: PaymentRun, action: PaymentAction): Promise<string> {
  const order = 'order' in action ? getNthLast(run.orders, action.order) : undefined;
  const startedPayment = 'attempt' in action ? getNthLast(run.startedPayments, action.attempt) : undefined;
  switch (action.does) {
    case 'place':
      return placeAndPay(run, action.method);
    case 'begin':
      return order ? beginPayment(run, order, action) : REFUSED;
    case 'choose':
      return chooseOutcome(run, action);
    case 'returnFromProvider':
      return startedPayment?.returnUrl ? returnToShop(run, startedPayment.returnUrl) : REFUSED;
    case 'arrive':
      return startedPayment ? completePayment(run, startedPayment) : REFUSED;
    case 'ask':
      return startedPayment ? JSON.stringify(await checkPayment(run.server, startedPayment.ref)) : REFUSED;
    case 'wait':
      await advanceClock(run.server, action.minutes);
      return 'done';
    case 'cancel':
      return order ? byStaff.cancel(run, order) : REFUSED;
    case 'reopen':
      return order ? byStaff.reopen(run, order) : REFUSED;
    case 'refund':
      return order ? byStaff.refund(run, order, action) : REFUSED;
    case 'findOutRefund':
      return startedPayment ? byStaff.resolveRefund(run, startedPayment) : REFUSED;
    case 'decide':
      return startedPayment ? decide(run, startedPayment, action.accept) : REFUSED;
    case 'record':
      return actOnDashboard(run, action, (unsettledPayment) => byStaff.record(run, unsettledPayment, action));
    case 'markPaid':
      return actOnDashboard(run, action, (unsettledPayment) => byStaff.markPaid(run, unsettledPayment));
    case 'outage':
      if (action.kind === 'hangs') run.killer.hangingMethods.add(action.method);
      else run.killer.hangingMethods.delete(action.method);
      getFakeProvider(run, action.method).setOutage({ kind: action.kind === 'hangs' ? 'none' : action.kind });
      resetCircuits();
      return 'done';
    case 'kill':
      run.killer.nextKill = action.when;
      return 'done';
  }
}

/** Places an order and starts its payment immediately, as the shop does. */
async function placeAndPay(run: PaymentRun, method: OnlineMethod): Promise<string> {
  const { server, product, orders } = run;
  const input = buildOrderInput([{ productId: product.id, quantity: 1 }], { paymentMethod: method });
  const { data } = await server.graphql(PLACE_ORDER, { input });
  const { order, guestToken, errors } = data?.placeOrder ?? {};
  if (!order) return formatReasons(errors);
  const placedOrder = { id: order.id, guestToken };
  orders.push(placedOrder);
  return beginPayment(run, placedOrder, { method, isPart: false });
}

async function beginPayment(
  run: PaymentRun,
  order: PaymentRun['orders'][number],
  { method, isPart }: { method: OnlineMethod; isPart: boolean },
): Promise<string> {
  const { server, startedPayments: runPayments } = run;
  const response = await startPayment(server, order, { method, ...(isPart && { amount: 5_000 }) }).catch(
    () => null,
  );
  if (!response?.redirect) return formatReasons(response?.errors);
  const { ref } = response.attempt;
  await openPage(response.redirect);
  if (isKnownToProvider(run, ref)) runPayments.push({ ref, method, returnUrl: null });
  return ref;
}

/** Chooses an outcome on a payment page that is still open. The customer may return twice at the same time. */
async function chooseOutcome(
  run: PaymentRun,
  { attempt, behaviour, returnCount }: Extract<PaymentAction, { does: 'choose' }>,
): Promise<string> {
  const openPayments = run.startedPayments.filter(
    (payment) => getProviderPayment(run, payment).state === 'OPEN',
  );
  const startedPayment = getNthLast(openPayments, attempt);
  if (!startedPayment || (behaviour === 'ambiguous' && startedPayment.method !== 'ESEWA')) return REFUSED;
  startedPayment.returnUrl = getFakeProvider(run, startedPayment.method).act(startedPayment.ref, behaviour);
  const { returnUrl } = startedPayment;
  if (!returnUrl) return 'stays away';
  return (await Promise.all(Array.from({ length: returnCount }, () => returnToShop(run, returnUrl)))).join();
}

/**
 * Failures count as a refusal, because a request that crashes or whose provider is down changes nothing permanently.
 */
async function returnToShop({ server }: PaymentRun, returnUrl: string): Promise<string> {
  return followReturn(server, returnUrl).then(String, () => REFUSED);
}

/** Records a payment that staff see on the provider's dashboard. Payments missing from the ledger come first. */
async function actOnDashboard(
  run: PaymentRun,
  { attempt }: { attempt: number },
  recordPayment: (startedPayment: StartedPayment) => Promise<string>,
): Promise<string> {
  const startedPayment =
    getNthLast(await byStaff.findUnsettledPayments(run), attempt) ?? getNthLast(run.startedPayments, attempt);
  return startedPayment ? recordPayment(startedPayment) : REFUSED;
}

/** Staff check the provider's dashboard. They never accept a payment that is missing there, but may overlook one. */
function decide(run: PaymentRun, startedPayment: StartedPayment, isAccepted: boolean): Promise<string> {
  return byStaff.decide(
    run,
    startedPayment,
    isAccepted && getProviderPayment(run, startedPayment).paidPaisa > 0,
  );
}

/** Completes a pending payment at the provider. */
async function completePayment(run: PaymentRun, startedPayment: StartedPayment): Promise<string> {
  const { state } = getProviderPayment(run, startedPayment);
  if (state !== 'PENDING' && state !== 'AMBIGUOUS') return REFUSED;
  getFakeProvider(run, startedPayment.method).complete(startedPayment.ref);
  return 'done';
}

function formatReasons(errors: { reason: string }[] | undefined): string {
  return `${REFUSED}: ${errors?.map(({ reason }) => reason).join()}`;
}
