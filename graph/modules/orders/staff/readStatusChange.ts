import { parseInput } from '#domain/errors/problems.ts';
import { cancelNoteSchema, statusChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import type { UpdateOrderStatusInput } from '#graph/schema/schema.generated.ts';
import type { StaffMove } from '../lifecycle/changeStatus.ts';

type StatusInput = Pick<
  UpdateOrderStatusInput,
  'status' | 'note' | 'trackingNumber' | 'carrier' | 'allowUnpaid' | 'returnReason' | 'undoable' | 'tellBuyer'
>;

/** What becomes of an order, checked; to cancel it, the note has to say why. */
export function readStatusChange({
  status: to,
  allowUnpaid: mayBeUnpaid,
  returnReason,
  undoable: mayBeUndone,
  tellBuyer: isToTell,
  ...words
}: StatusInput): StaffMove {
  const allowUnpaid = mayBeUnpaid ?? false;
  const undoable = mayBeUndone ?? false;
  const tellBuyer = isToTell ?? false;
  if (to === 'CANCELLED') return { to, allowUnpaid, note: parseInput(cancelNoteSchema, words).note };
  const given = { to, allowUnpaid, undoable, tellBuyer, ...parseInput(statusChangeSchema, words) };
  return to === 'RETURNED' && returnReason ? { ...given, returnReason } : given;
}
