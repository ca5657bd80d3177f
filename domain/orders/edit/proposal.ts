import { addDays, startOfKathmanduDay } from '#domain/calendar/kathmandu.ts';

export const PROPOSAL_STATUSES = [
  'OPEN',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'SUPERSEDED',
  'WITHDRAWN',
] as const;

export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** Days after the email for which the proposed prices are guaranteed and the items are reserved. */
export const PROPOSAL_DAYS = 3;

/** Returns the end of the last day on which the proposal can be answered, in Kathmandu time. */
export function getProposalEnd(from: Date): Date {
  return addDays(startOfKathmanduDay(from), PROPOSAL_DAYS + 1);
}

/** Returns a time on the last day on which the proposal can be answered. */
export function getLastAnswerDay(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - 1);
}

/** Returns true if the customer can still answer the proposal. */
export function isOpenProposal(
  { status, expiresAt }: { status: ProposalStatus; expiresAt: Date },
  now: Date,
): boolean {
  return status === 'OPEN' && now < expiresAt;
}
