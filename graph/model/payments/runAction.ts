import type { OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { check, comeBack, opensPage, start } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { forgetCircuits } from '#graph/outside/circuits.ts';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import type { Act } from './acts.ts';
import { atProvider, type Begun, isKnown, lastBut, type Play, pass, truthOf } from './openPayments.ts';
import * as byStaff from './staffActs.ts';

/** What may be refused for a reason or ended by the killer, and changes nothing then. */
const REFUSED = 'refused';

/** Does it, and answers in words how it went. */
export async function doAct(play: Play, act: Act): Promise<string> {
  const order = 'order' in act ? lastBut(play.orders, act.order) : undefined;
  const begun = 'attempt' in act ? lastBut(play.begun, act.attempt) : undefined;
  switch (act.does) {
    case 'place':
      return place(play, act.method);
    case 'begin':
      return order ? begin(play, order, act) : REFUSED;
    case 'choose':
      return choose(play, act);
    case 'comeBackAgain':
      return begun?.way ? returning(play, begun.way) : REFUSED;
    case 'arrive':
      return begun ? arrive(play, begun) : REFUSED;
    case 'ask':
      return begun ? JSON.stringify(await check(play.server, begun.ref)) : REFUSED;
    case 'wait':
      await pass(play.server, act.minutes);
      return 'done';
    case 'cancel':
      return order ? byStaff.cancel(play, order) : REFUSED;
    case 'reopen':
      return order ? byStaff.reopen(play, order) : REFUSED;
    case 'refund':
      return order ? byStaff.refund(play, order, act) : REFUSED;
    case 'findOutRefund':
      return begun ? byStaff.findOutRefund(play, begun) : REFUSED;
    case 'decide':
      return begun ? decide(play, begun, act.accept) : REFUSED;
    case 'record':
      return atDesk(play, act, (paid) => byStaff.record(play, paid, act));
    case 'markPaid':
      return atDesk(play, act, (paid) => byStaff.markPaid(play, paid));
    case 'outage':
      if (act.kind === 'hangs') play.killer.hanging.add(act.method);
      else play.killer.hanging.delete(act.method);
      atProvider(play, act.method).outage({ kind: act.kind === 'hangs' ? 'none' : act.kind });
      forgetCircuits();
      return 'done';
    case 'kill':
      play.killer.next = act.when;
      return 'done';
  }
}

/** Whoever places an order is sent to pay it at once. */
async function place(play: Play, method: OnlineMethod): Promise<string> {
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
  play: Play,
  order: Play['orders'][number],
  { method, isPart }: { method: OnlineMethod; isPart: boolean },
): Promise<string> {
  const { server, begun } = play;
  const answer = await start(server, order, { method, ...(isPart && { amount: 5_000 }) }).catch(() => null);
  if (!answer?.redirect) return reasonsOf(answer?.errors);
  const { ref } = answer.attempt;
  await opensPage(answer.redirect);
  if (isKnown(play, ref)) begun.push({ ref, method, way: null });
  return ref;
}

/** What a page offers that is still open; whoever comes back may do it twice in the same moment. */
async function choose(
  play: Play,
  { attempt, behaviour, comesBack }: Extract<Act, { does: 'choose' }>,
): Promise<string> {
  const open = play.begun.filter((one) => truthOf(play, one).state === 'OPEN');
  const begun = lastBut(open, attempt);
  if (!begun || (behaviour === 'ambiguous' && begun.method !== 'ESEWA')) return REFUSED;
  begun.way = atProvider(play, begun.method).act(begun.ref, behaviour);
  const { way } = begun;
  if (!way) return 'stays away';
  return (await Promise.all(Array.from({ length: comesBack }, () => returning(play, way)))).join();
}

/** The way back is open to whoever comes: what is killed or finds no provider answers otherwise, and is gone again by itself. */
async function returning({ server }: Play, way: string): Promise<string> {
  return comeBack(server, way).then(String, () => REFUSED);
}

/** Staff go by the provider's own desk: first they enter money of which the ledger has nothing yet. */
async function atDesk(
  play: Play,
  { attempt }: { attempt: number },
  enter: (begun: Begun) => Promise<string>,
): Promise<string> {
  const begun = lastBut(await byStaff.findUnsettled(play), attempt) ?? lastBut(play.begun, attempt);
  return begun ? enter(begun) : REFUSED;
}

/** Staff look at the provider's own desk, and take no money that is not there; what is there they may overlook. */
function decide(play: Play, begun: Begun, accept: boolean): Promise<string> {
  return byStaff.decide(play, begun, accept && truthOf(play, begun).paidPaisa > 0);
}

/** Money that was under way is there. */
async function arrive(play: Play, begun: Begun): Promise<string> {
  const { state } = truthOf(play, begun);
  if (state !== 'PENDING' && state !== 'AMBIGUOUS') return REFUSED;
  atProvider(play, begun.method).complete(begun.ref);
  return 'done';
}

function reasonsOf(errors: { reason: string }[] | undefined): string {
  return `${REFUSED}: ${errors?.map(({ reason }) => reason).join()}`;
}
