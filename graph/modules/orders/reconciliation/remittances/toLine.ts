import { toNpr } from '#domain/payments/paisa.ts';
import { remittanceOutcome } from '#domain/payments/reconciliation/remittanceOutcome.ts';
import type { RemittanceLine } from '#graph/schema/schema.generated.ts';
import type { PlannedLine } from './planLines.ts';

export function toLine(line: PlannedLine): RemittanceLine {
  const { named, orderId, orderNumber, amountPaisa, expected } = line;
  const outcome = remittanceOutcome(line);
  return { named, orderId, orderNumber, expected, outcome, amount: toNpr(amountPaisa) ?? 0 };
}
