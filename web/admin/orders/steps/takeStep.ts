import type { OrderStep } from '#domain/orders/getNextStep.ts';
import { RecordCodRemittanceDocument } from '#web/admin/payments/ledger/Ledger.generated.ts';
import { toReceivedAt } from '#web/admin/payments/ledger/receivedDay.ts';
import { client } from '#web/app/requests/client.ts';
import type { BulkChangeInput } from '#web/graphql/types.generated.ts';
import type { PaymentDetails } from '../bulk/PaymentFields.tsx';
import type { RemittanceDetails } from '../bulk/RemittanceFields.tsx';
import type { ShippingDetails } from '../bulk/ShippingFields.tsx';
import { BulkUpdateOrdersDocument, MarkOrdersPaidDocument } from '../Orders.generated.ts';

export interface StepResult {
  /** Message if the step was refused; undefined otherwise. */
  problem?: string;
  /** Reason code of the problem. */
  reason?: string;
  /** Version of the order after a step that can be undone; null for other steps. */
  version: number | null;
}

/** Additional input of a step. */
export type StepDetails = PaymentDetails & ShippingDetails & RemittanceDetails;

interface Outcome {
  updated: readonly { id: string; version: number }[];
  failed: readonly { id: string; reason: string; message: string }[];
  errors: readonly { reason?: string; message: string }[];
}

/** Moves an order to its next step. This can be undone for a few seconds. */
export async function takeStep(
  orderId: string,
  step: OrderStep,
  details: StepDetails = {},
): Promise<StepResult> {
  const { updated = [], failed = [], errors = [] } = (await send(orderId, step, details)) ?? {};
  const [problem] = [...errors, ...failed];
  if (problem) {
    const { reason, message } = problem;
    return { problem: message, ...(reason && { reason }), version: null };
  }
  return { version: step === 'REMITTED' ? null : (updated[0]?.version ?? null) };
}

/** Returns the bulk change for a step of several orders. */
export function toStepChange(
  step: OrderStep,
  { allowUnpaid = false, carrier, method, reference, day }: StepDetails,
): BulkChangeInput {
  if (step === 'REMITTED')
    return {
      recordCodRemittances: { reference: reference || undefined, receivedAt: day && toReceivedAt(day) },
    };
  if (step === 'PAID') return { payOrders: { method, reference: reference || undefined, allowUndo: true } };
  return { moveOrders: { status: step, carrier: carrier || undefined, allowUnpaid, allowUndo: true } };
}

async function send(orderId: string, step: OrderStep, details: StepDetails): Promise<Outcome | undefined> {
  const { recordCodRemittances, payOrders, moveOrders } = toStepChange(step, details);
  const orderIds = [orderId];
  if (recordCodRemittances) {
    const variables = { input: { orderIds, ...recordCodRemittances } };
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
