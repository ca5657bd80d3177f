import { describe, expect, test } from 'vitest';
import { findBackupsToRemove, formatRetentionRule, parseRetentionRule } from './retentionRule.ts';

/** Backups taken at 02:30 in Kathmandu. */
const createNightlyBackup = (day: string, time = '02:30') => ({
  day,
  takenAt: new Date(`${day}T${time}:00+05:45`),
});
const createNightlyBackups = (firstDay: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(new Date(`${firstDay}T00:00Z`).getTime() + index * 86_400_000);
    return createNightlyBackup(day.toISOString().slice(0, 10));
  });

function findKeptDays(text: string, backups: readonly { day: string; takenAt: Date }[]) {
  const removedBackups = new Set(findBackupsToRemove(parseRetentionRule(text) ?? {}, backups));
  return backups.filter((backup) => !removedBackups.has(backup)).map(({ day }) => day);
}

describe('a retention rule', () => {
  test.each(['7 daily, 4 weekly, 12 monthly', '1 daily', '30 daily,5 yearly'])('%s is valid', (text) => {
    expect(formatRetentionRule(parseRetentionRule(text) ?? {}).replaceAll(' ', '')).toBe(
      text.replaceAll(' ', ''),
    );
  });

  test.each(['', '7', 'daily', '0 daily', '7 days', '7 daily, 8 daily', '7 daily; 4 weekly', '-1 daily'])(
    '%j is invalid',
    (text) => {
      expect(parseRetentionRule(text)).toBeNull();
    },
  );
});

test.each([
  ['3 daily', createNightlyBackups('2026-11-01', 5), ['2026-11-03', '2026-11-04', '2026-11-05']],
  // Weeks begin on Sunday: the 1st, the 8th and the 15th of November 2026.
  ['2 weekly', createNightlyBackups('2026-11-01', 16), ['2026-11-14', '2026-11-16']],
  ['2 daily, 1 monthly', createNightlyBackups('2026-10-30', 4), ['2026-11-01', '2026-11-02']],
  ['1 daily, 3 monthly', createNightlyBackups('2026-09-29', 40), ['2026-09-30', '2026-10-31', '2026-11-07']],
  ['2 yearly', createNightlyBackups('2025-12-30', 4), ['2025-12-31', '2026-01-02']],
  ['3 daily', [], []],
] as const)('%s (case %#) keeps the last backup of each period', (rule, backups, expectedDays) => {
  expect(findKeptDays(rule, backups)).toEqual(expectedDays);
});

test('days without a backup do not count, so old backups are kept after a pause of a month', () => {
  expect(
    findKeptDays('3 daily', [
      createNightlyBackup('2026-09-01'),
      createNightlyBackup('2026-09-02'),
      createNightlyBackup('2026-11-01'),
    ]),
  ).toHaveLength(3);
});

test('keeps the last backup of a day', () => {
  const earlyBackup = createNightlyBackup('2026-11-01', '02:30');
  const lateBackup = createNightlyBackup('2026-11-01', '18:00');
  expect(findBackupsToRemove({ daily: 7 }, [earlyBackup, lateBackup])).toEqual([earlyBackup]);
});

test('a manual backup never removes the scheduled one of that day', () => {
  const earlyBackup = createNightlyBackup('2026-11-01', '01:00');
  const nightlyBackup = { ...createNightlyBackup('2026-11-01'), isScheduled: true };
  const [noonBackup, eveningBackup] = [
    createNightlyBackup('2026-11-01', '12:00'),
    createNightlyBackup('2026-11-01', '18:00'),
  ];
  expect(findBackupsToRemove({ daily: 1 }, [earlyBackup, nightlyBackup, noonBackup, eveningBackup])).toEqual([
    noonBackup,
    earlyBackup,
  ]);
  const nextBackup = { ...createNightlyBackup('2026-11-02'), isScheduled: true };
  expect(findBackupsToRemove({ daily: 1 }, [nightlyBackup, eveningBackup, nextBackup])).toEqual([
    eveningBackup,
    nightlyBackup,
  ]);
});

test('counts days in Kathmandu time', () => {
  // Both are on 2 November in Kathmandu, although the first is on 1 November in UTC.
  const firstBackup = { day: 'first', takenAt: new Date('2026-11-01T18:20:00Z') };
  const secondBackup = { day: 'second', takenAt: new Date('2026-11-02T10:00:00Z') };
  expect(findKeptDays('5 daily', [firstBackup, secondBackup])).toEqual(['second']);
});

test('always keeps the newest backup', () => {
  expect(findKeptDays('', [createNightlyBackup('2026-11-01'), createNightlyBackup('2026-11-02')])).toEqual([
    '2026-11-02',
  ]);
});
