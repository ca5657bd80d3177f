import type { ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { parseReturnStatusEntry } from '../returnStatusEntry.ts';

type Payment = Return['order']['staff']['payments'][number];

export interface Step {
  id: string;
  at: string;
  by: string | null | undefined;
  /** Status that the return reached, or `refund` for a refund of the order after the return was received. */
  status?: ReturnStatus;
  refund?: Payment;
}

/** Returns the steps of a return: its entries in the order's timeline, and refunds since it was received. */
export function getReturnSteps(orderReturn: Return): Step[] {
  const { number, receivedAt, order } = orderReturn;
  const { staff } = order;
  const timelineSteps = staff.history.flatMap(({ id, kind, at, by, data }) => {
    const statusEntry = kind === 'RETURN' ? parseReturnStatusEntry(data) : null;
    return statusEntry?.number === number ? [{ id, at, by, status: statusEntry.status }] : [];
  });
  const statusSteps = timelineSteps.length > 0 ? timelineSteps : deriveStepsFromDates(orderReturn);
  const refunds = staff.payments.flatMap((refund) => {
    const { id, kind, voidedAt, settledAt: at, by } = refund;
    const isRefundOfReturn =
      kind === 'REFUND' && !voidedAt && receivedAt && at && Date.parse(at) >= Date.parse(receivedAt);
    return isRefundOfReturn ? [{ id, at, by, refund }] : [];
  });
  return [...statusSteps, ...refunds]
    .map((step, index) => ({ step, place: index, time: Date.parse(step.at) }))
    .toSorted((a, b) => b.time - a.time || b.place - a.place)
    .map(({ step }) => step);
}

/** Derives the steps from the return's own dates, for a return without timeline entries. */
function deriveStepsFromDates({ status, requestedAt, decidedAt, receivedAt, closedAt }: Return): Step[] {
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
