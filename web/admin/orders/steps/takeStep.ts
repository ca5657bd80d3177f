import type { OrderStep } from '#domain/orders/nextStep.ts';
import type { BulkResult } from '#web/admin/list/listDefinition.ts';
import { client } from '#web/app/requests/client.ts';
import type { UserErrorReason } from '#web/graphql/types.generated.ts';
import type { PaidHow } from '../bulk/PaidAsk.tsx';
import type { RemittedHow } from '../bulk/RemittedAsk.tsx';
import type { ShippedHow } from '../bulk/ShipAsk.tsx';
import {
  BulkUpdateOrdersDocument,
  MarkOrdersPaidDocument,
  ReceiveFromCourierDocument,
} from '../Orders.generated.ts';
import { cameOn } from '../payments/courierDay.ts';
import { undoStep } from './undoStep.ts';

export interface StepResult extends BulkResult {
  /** Which problem it is, where it was not taken. */
  reason?: UserErrorReason;
}

/** What is known beside which step it is, and of which orders. */
export type StepHow = PaidHow & ShippedHow & RemittedHow;

interface Outcome {
  updated: readonly { id: string; version: number }[];
  failed: readonly { id: string; reason: UserErrorReason; message: string }[];
  errors: readonly { message: string }[];
}

/** Takes a step with each of these orders; what was taken can be taken back for some seconds. */
export async function takeStep(
  orderIds: readonly string[],
  step: OrderStep,
  how: StepHow = {},
): Promise<StepResult[]> {
  const outcome = await send([...orderIds], step, how);
  const [problem] = outcome?.errors ?? [];
  if (!outcome || problem) return orderIds.map((id) => ({ id, problem: problem?.message ?? '' }));
  return [
    ...outcome.updated.map(({ id, version }) =>
      step === 'REMITTED' ? { id } : { id, undo: () => undoStep(id, version) },
    ),
    ...outcome.failed.map(({ id, reason, message }) => ({ id, reason, problem: message })),
  ];
}

async function send(
  orderIds: string[],
  step: OrderStep,
  { unpaidOk = false, carrier, method, reference, day }: StepHow,
): Promise<Outcome | undefined> {
  if (step === 'REMITTED') {
    const input = { orderIds, reference: reference || undefined, receivedAt: day && cameOn(day) };
    return (await client.mutate({ mutation: ReceiveFromCourierDocument, variables: { input } })).data
      ?.receiveFromCourier;
  }
  if (step === 'PAID') {
    const input = { orderIds, method, reference: reference || undefined, undoable: true };
    return (await client.mutate({ mutation: MarkOrdersPaidDocument, variables: { input } })).data
      ?.markOrdersPaid;
  }
  const input = { orderIds, status: step, carrier: carrier || undefined, unpaidOk, undoable: true };
  return (await client.mutate({ mutation: BulkUpdateOrdersDocument, variables: { input } })).data
    ?.bulkUpdateOrders;
}
