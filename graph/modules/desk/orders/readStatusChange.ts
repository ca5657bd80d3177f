import { parseInput } from '#domain/errors/problems.ts';
import { cancelNoteSchema, statusChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import type { StaffMove } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import type { UpdateOrderStatusInput } from '#graph/schema/schema.generated.ts';

type StatusInput = Pick<
  UpdateOrderStatusInput,
  'status' | 'note' | 'trackingNumber' | 'carrier' | 'unpaidOk' | 'returnReason' | 'undoable' | 'tellBuyer'
>;

/** What becomes of an order, checked; to cancel it, the note has to say why. */
export function readStatusChange({
  status: to,
  unpaidOk: mayBeUnpaid,
  returnReason,
  undoable: mayBeUndone,
  tellBuyer: isToTell,
  ...words
}: StatusInput): StaffMove {
  const unpaidOk = mayBeUnpaid ?? false;
  const undoable = mayBeUndone ?? false;
  const tellBuyer = isToTell ?? false;
  if (to === 'CANCELLED') return { to, unpaidOk, note: parseInput(cancelNoteSchema, words).note };
  const given = { to, unpaidOk, undoable, tellBuyer, ...parseInput(statusChangeSchema, words) };
  return to === 'RETURNED' && returnReason ? { ...given, returnReason } : given;
}
