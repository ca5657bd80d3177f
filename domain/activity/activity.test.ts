import { expect, test } from 'vitest';
import { getActivityTime } from './activity.ts';

const now = new Date('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-21T09:59:59.999Z', '2026-11-21T09:59:59.999Z'],
  ['2026-11-21T10:00:00.001Z', '2026-11-21T10:00:00.000Z'],
  ['+275760-09-13T00:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-14T10:00:00Z', '2026-11-14T10:00:00.000Z'],
  ['2026-11-14T09:59:59.999Z', undefined],
  ['-000001-01-01T00:00:00Z', undefined],
])('an activity at %s is recorded with the time %s', (occurredAt, recordedAt) => {
  expect(getActivityTime(new Date(occurredAt), now)?.toISOString()).toBe(recordedAt);
});
