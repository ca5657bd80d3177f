import { cancelNoteSchema, statusChangeSchema } from '#domain/validation/orderChange.ts';
import { parseInput } from '#domain/validation/problems.ts';
import type { UpdateOrderStatusInput } from '../../schema.generated.ts';
import type { Move } from '../orders/moveOrder.ts';

type StatusInput = Pick<UpdateOrderStatusInput, 'status' | 'note' | 'trackingNumber' | 'carrier'>;

/** What becomes of an order, checked; to cancel it, the note has to say why. */
export function readStatusChange({ status: to, ...words }: StatusInput): Move {
  if (to === 'CANCELLED') return { to, note: parseInput(cancelNoteSchema, words).note };
  return { to, ...parseInput(statusChangeSchema, words) };
}
