import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { optionalLines } from '#domain/text/fields.ts';

/** The reasons that staff and programs may give; the others are the store's own. */
export const STAFF_STOCK_REASONS = [
  'CORRECTION',
  'RECEIVED',
  'RETURN',
  'DAMAGED',
  'LOST',
  'FOUND',
  'IN_REPAIR',
  'MELTED',
  'SAMPLE',
  'OTHER',
] as const;

export type StaffStockReason = (typeof STAFF_STOCK_REASONS)[number];

/** Whether a reason says too little without a word about it. */
export function wantsNote(reason: StaffStockReason): boolean {
  return reason === 'OTHER';
}

/** Why stock changes, as it is sent. */
export const stockWhy = {
  reason: z.enum(STAFF_STOCK_REASONS, { error: `Choose one of ${STAFF_STOCK_REASONS.join(', ')}.` }),
  note: optionalLines(240, 'Use at most 240 characters for the note.'),
};

/** Says what is missing of why stock changes. */
export function checkWhy(
  { reason, note }: { reason: StaffStockReason; note?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  if (wantsNote(reason) && !note) context.addIssue(problemIssue('REASON_WANTS_NOTE', {}, ['note']));
}
