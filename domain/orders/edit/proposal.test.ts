import { expect, test } from 'vitest';
import { getLastAnswerDay, getProposalEnd, isOpenProposal } from './proposal.ts';

test('a proposal is valid until the end of the third day in Kathmandu', () => {
  const end = getProposalEnd(new Date('2026-11-25T18:14:00Z'));
  expect(end.toISOString()).toBe('2026-11-28T18:15:00.000Z');
  expect(getLastAnswerDay(end).toISOString()).toBe('2026-11-28T18:14:59.999Z');
});

test.each([
  ['OPEN', '2026-11-28T18:14:59Z', true],
  ['OPEN', '2026-11-28T18:15:00Z', false],
  ['DECLINED', '2026-11-26T00:00:00Z', false],
] as const)('a proposal with the status %s can be answered at %s: %s', (status, now, isOpen) => {
  const expiresAt = new Date('2026-11-28T18:15:00Z');
  expect(isOpenProposal({ status, expiresAt }, new Date(now))).toBe(isOpen);
});
