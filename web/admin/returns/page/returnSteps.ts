import type { ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { returnMoment } from '../returnMoment.ts';

type Payment = Return['order']['staff']['payments'][number];

export interface Step {
  id: string;
  at: string;
  by: string | null | undefined;
  /** Where the return came to, or the money that went back for its order since it is here. */
  status?: ReturnStatus;
  refund?: Payment;
}

/** What happened with a return: its own steps in the timeline of its order, and what was paid back since it came. */
export function stepsOf(back: Return): Step[] {
  const { number, receivedAt, order } = back;
  const { staff } = order;
  const told = staff.history.flatMap(({ id, kind, at, by, data }) => {
    const moment = kind === 'RETURN' ? returnMoment(data) : null;
    return moment?.number === number ? [{ id, at, by, status: moment.status }] : [];
  });
  const own = told.length > 0 ? told : moments(back);
  const refunds = staff.payments.flatMap((refund) => {
    const { id, kind, voidedAt, settledAt: at, by } = refund;
    const isOfIt =
      kind === 'REFUND' && !voidedAt && receivedAt && at && Date.parse(at) >= Date.parse(receivedAt);
    return isOfIt ? [{ id, at, by, refund }] : [];
  });
  return [...own, ...refunds]
    .map((step, place) => ({ step, place, time: Date.parse(step.at) }))
    .toSorted((one, other) => other.time - one.time || other.place - one.place)
    .map(({ step }) => step);
}

/** What its own row says of when, for one of which the order's timeline knows nothing. */
function moments({ status, requestedAt, decidedAt, receivedAt, closedAt }: Return): Step[] {
  const steps: { status: ReturnStatus; at: string | null | undefined }[] = [
    { status: 'REQUESTED', at: requestedAt },
    { status: status === 'DECLINED' ? 'DECLINED' : 'APPROVED', at: decidedAt },
    { status: 'RECEIVED', at: receivedAt },
    { status: status === 'CANCELLED' ? 'CANCELLED' : 'CLOSED', at: closedAt },
  ];
  return steps.flatMap((step) =>
    step.at ? [{ id: step.status, at: step.at, by: null, status: step.status }] : [],
  );
}
