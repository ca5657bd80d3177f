import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { buildOptionalMultilineSchema } from '#domain/text/fields.ts';

/** Reasons that staff and integrations can give. The server sets all other reasons. */
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

export function requiresNote(reason: StaffStockReason): boolean {
  return reason === 'OTHER';
}

export const stockReasonFields = {
  reason: z.enum(STAFF_STOCK_REASONS, { error: `Choose one of ${STAFF_STOCK_REASONS.join(', ')}.` }),
  note: buildOptionalMultilineSchema(240, 'Use at most 240 characters for the note.'),
};

/** Reports an issue if the reason requires a note and there is none. */
export function checkStockReason(
  { reason, note }: { reason: StaffStockReason; note?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  if (requiresNote(reason) && !note)
    context.addIssue(createProblemIssue('STOCK_REASON_REQUIRES_NOTE', {}, ['note']));
}
