import { parseInput } from '#domain/errors/problems.ts';
import { cancelNoteSchema, statusChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import type { UpdateOrderStatusInput } from '#graph/schema/schema.generated.ts';
import type { StaffMove } from './changeStatus.ts';

type StatusInput = Pick<
  UpdateOrderStatusInput,
  'status' | 'note' | 'trackingNumber' | 'carrier' | 'unpaidOk' | 'returnReason' | 'undoable'
>;

/** What becomes of an order, checked; to cancel it, the note has to say why. */
export function readStatusChange({
  status: to,
  unpaidOk: mayBeUnpaid,
  returnReason,
  undoable: mayBeUndone,
  ...words
}: StatusInput): StaffMove {
  const unpaidOk = mayBeUnpaid ?? false;
  const undoable = mayBeUndone ?? false;
  if (to === 'CANCELLED') return { to, unpaidOk, note: parseInput(cancelNoteSchema, words).note };
  const given = { to, unpaidOk, undoable, ...parseInput(statusChangeSchema, words) };
  return to === 'RETURNED' && returnReason ? { ...given, returnReason } : given;
}
