import { addDays, startOfKathmanduDay } from '#domain/calendar/kathmandu.ts';

export const PROPOSAL_STATUSES = [
  'OPEN',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'SUPERSEDED',
  'WITHDRAWN',
] as const;

/** What became of a correction that a buyer was asked about. */
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** For so many days after that of the mail the store keeps what it proposes: prices, and pieces that are set aside. */
export const PROPOSAL_DAYS = 3;

/** The end of the last day, in Kathmandu. */
export function proposalEnd(from: Date): Date {
  return addDays(startOfKathmanduDay(from), PROPOSAL_DAYS + 1);
}

/** An instant of the last day on which a proposal can be answered. */
export function lastDayOf(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - 1);
}

/** Whether the buyer can still answer. */
export function isOpenProposal(
  { status, expiresAt }: { status: ProposalStatus; expiresAt: Date },
  now: Date,
): boolean {
  return status === 'OPEN' && now < expiresAt;
}
