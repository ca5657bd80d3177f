import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { optionalLines } from '#domain/text/fields.ts';

/** Reasons that staff and integrations can give. The others are set by the store itself. */
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

/** Returns true if the reason requires a note. */
export function requiresNote(reason: StaffStockReason): boolean {
  return reason === 'OTHER';
}

export const stockReasonFields = {
  reason: z.enum(STAFF_STOCK_REASONS, { error: `Choose one of ${STAFF_STOCK_REASONS.join(', ')}.` }),
  note: optionalLines(240, 'Use at most 240 characters for the note.'),
};

/** Reports missing parts of the reason for a stock change. */
export function checkStockReason(
  { reason, note }: { reason: StaffStockReason; note?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  if (requiresNote(reason) && !note)
    context.addIssue(createProblemIssue('STOCK_REASON_REQUIRES_NOTE', {}, ['note']));
}
