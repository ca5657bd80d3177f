import type { OrderStep } from '#domain/orders/nextStep.ts';
import { cameOn } from '#web/admin/payments/ledger/courierDay.ts';
import { RecordCodRemittanceDocument } from '#web/admin/payments/ledger/Ledger.generated.ts';
import { client } from '#web/app/requests/client.ts';
import type { BulkChangeInput } from '#web/graphql/types.generated.ts';
import type { PaidHow } from '../bulk/PaidAsk.tsx';
import type { RemittedHow } from '../bulk/RemittedAsk.tsx';
import type { ShippedHow } from '../bulk/ShipAsk.tsx';
import { BulkUpdateOrdersDocument, MarkOrdersPaidDocument } from '../Orders.generated.ts';

export interface StepResult {
  /** Why it was not taken; nothing where it was. */
  problem?: string;
  /** Which problem that is. */
  reason?: string;
  /** The order's version after a step that can be taken back; null for others. */
  version: number | null;
}

/** What is known beside which step it is, and of which orders. */
export type StepHow = PaidHow & ShippedHow & RemittedHow;

interface Outcome {
  updated: readonly { id: string; version: number }[];
  failed: readonly { id: string; reason: string; message: string }[];
  errors: readonly { reason?: string; message: string }[];
}

/** Takes a step with an order; what was taken can be taken back for some seconds. */
export async function takeStep(orderId: string, step: OrderStep, how: StepHow = {}): Promise<StepResult> {
  const { updated = [], failed = [], errors = [] } = (await send(orderId, step, how)) ?? {};
  const [problem] = [...errors, ...failed];
  if (problem) {
    const { reason, message } = problem;
    return { problem: message, ...(reason && { reason }), version: null };
  }
  return { version: step === 'REMITTED' ? null : (updated[0]?.version ?? null) };
}

/** The same as a change of many orders. */
export function stepChange(
  step: OrderStep,
  { allowUnpaid = false, carrier, method, reference, day }: StepHow,
): BulkChangeInput {
  if (step === 'REMITTED')
    return { receiveCourierCash: { reference: reference || undefined, receivedAt: day && cameOn(day) } };
  if (step === 'PAID') return { payOrders: { method, reference: reference || undefined, allowUndo: true } };
  return { moveOrders: { status: step, carrier: carrier || undefined, allowUnpaid, allowUndo: true } };
}

async function send(orderId: string, step: OrderStep, how: StepHow): Promise<Outcome | undefined> {
  const { receiveCourierCash, payOrders, moveOrders } = stepChange(step, how);
  const orderIds = [orderId];
  if (receiveCourierCash) {
    const variables = { input: { orderIds, ...receiveCourierCash } };
    return (await client.mutate({ mutation: RecordCodRemittanceDocument, variables })).data
      ?.recordCodRemittance;
  }
  if (payOrders) {
    const variables = { input: { orderIds, ...payOrders } };
    return (await client.mutate({ mutation: MarkOrdersPaidDocument, variables })).data?.markOrdersPaid;
  }
  if (!moveOrders) return undefined;
  const variables = { input: { orderIds, ...moveOrders } };
  return (await client.mutate({ mutation: BulkUpdateOrdersDocument, variables })).data?.bulkUpdateOrders;
}
