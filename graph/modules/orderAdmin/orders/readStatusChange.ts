import { parseInput } from '#domain/errors/problems.ts';
import { cancelNoteSchema, statusChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import type { StaffStatusChange } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import type { UpdateOrderStatusInput } from '#graph/schema/schema.generated.ts';

type StatusInput = Pick<
  UpdateOrderStatusInput,
  | 'status'
  | 'note'
  | 'trackingNumber'
  | 'carrier'
  | 'allowUnpaid'
  | 'returnReason'
  | 'allowUndo'
  | 'notifyCustomer'
>;

/** Validates a status change. A cancellation requires a reason in the note. */
export function readStatusChange({
  status: to,
  allowUnpaid: isUnpaidAllowed,
  returnReason,
  allowUndo: isUndoAllowed,
  notifyCustomer: isNotificationRequested,
  ...details
}: StatusInput): StaffStatusChange {
  const allowUnpaid = isUnpaidAllowed ?? false;
  const allowUndo = isUndoAllowed ?? false;
  const notifyCustomer = isNotificationRequested ?? false;
  if (to === 'CANCELLED') return { to, allowUnpaid, note: parseInput(cancelNoteSchema, details).note };
  const statusChange = {
    to,
    allowUnpaid,
    allowUndo,
    notifyCustomer,
    ...parseInput(statusChangeSchema, details),
  };
  return to === 'RETURNED' && returnReason ? { ...statusChange, returnReason } : statusChange;
}
