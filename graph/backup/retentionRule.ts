import { DAY_MS, formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';

/** Number of days, weeks, months and years whose last backup is kept. */
export type RetentionRule = Partial<Record<Period, number>>;

type Period = keyof typeof PERIODS;

export const DEFAULT_RETENTION_RULE = '7 daily, 4 weekly, 12 monthly';

/** Keys of the periods that contain a Kathmandu day. A week begins on Sunday. */
const PERIODS = {
  daily: formatIsoDay,
  weekly: (day: Date) => formatIsoDay(new Date(day.getTime() - day.getUTCDay() * DAY_MS)),
  monthly: (day: Date) => formatIsoDay(day).slice(0, 7),
  yearly: (day: Date) => formatIsoDay(day).slice(0, 4),
};

/** Parses a rule such as `7 daily, 4 weekly, 12 monthly`. Returns null if it is invalid. */
export function parseRetentionRule(text: string): RetentionRule | null {
  const rule: RetentionRule = {};
  for (const part of text.split(',')) {
    const [, count, period] = /^\s*([1-9]\d{0,3}) (daily|weekly|monthly|yearly)\s*$/.exec(part) ?? [];
    if (!count || !period || period in rule) return null;
    rule[period as Period] = Number(count);
  }
  return rule;
}

export function formatRetentionRule(rule: RetentionRule): string {
  return Object.entries(rule)
    .map(([period, count]) => `${count} ${period}`)
    .join(', ');
}

/**
 * Returns the backups to remove. The rule keeps the last backup of each period, counting only periods with a backup;
 * for each day it also keeps the scheduled backup. The newest backup is always kept.
 */
export function findBackupsToRemove<Backup extends { takenAt: Date; isScheduled?: boolean }>(
  rule: RetentionRule,
  backups: readonly Backup[],
): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const retainedBackups = new Set(newestFirst.slice(0, 1));
  for (const [period, count] of Object.entries(rule)) {
    const lastByPeriod = new Map<string, Backup>();
    const scheduledByPeriod = new Map<string, Backup>();
    for (const backup of newestFirst) {
      const name = PERIODS[period as Period](toKathmanduDay(backup.takenAt));
      if (!lastByPeriod.has(name) && lastByPeriod.size < count) lastByPeriod.set(name, backup);
      if (period === 'daily' && backup.isScheduled && lastByPeriod.has(name) && !scheduledByPeriod.has(name))
        scheduledByPeriod.set(name, backup);
    }
    for (const backup of [...lastByPeriod.values(), ...scheduledByPeriod.values()])
      retainedBackups.add(backup);
  }
  return newestFirst.filter((backup) => !retainedBackups.has(backup));
}
