import { DAY_MS, formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';

/** For how many days, weeks, months and years the last backup of each is kept. */
export type KeepRule = Partial<Record<Period, number>>;

type Period = keyof typeof PERIODS;

export const DEFAULT_KEEP_RULE = '7 daily, 4 weekly, 12 monthly';

/** What names the period of a day on Kathmandu's calendar; a week begins on Sunday, as there. */
const PERIODS = {
  daily: formatIsoDay,
  weekly: (day: Date) => formatIsoDay(new Date(day.getTime() - day.getUTCDay() * DAY_MS)),
  monthly: (day: Date) => formatIsoDay(day).slice(0, 7),
  yearly: (day: Date) => formatIsoDay(day).slice(0, 4),
};

/** Reads a rule such as `7 daily, 4 weekly, 12 monthly`; null where the text is none. */
export function readKeepRule(text: string): KeepRule | null {
  const rule: KeepRule = {};
  for (const part of text.split(',')) {
    const [, count, period] = /^\s*([1-9]\d{0,3}) (daily|weekly|monthly|yearly)\s*$/.exec(part) ?? [];
    if (!count || !period || period in rule) return null;
    rule[period as Period] = Number(count);
  }
  return rule;
}

export function formatKeepRule(rule: KeepRule): string {
  return Object.entries(rule)
    .map(([period, count]) => `${count} ${period}`)
    .join(', ');
}

/**
 * What the rule lets go. Of each period the last backup stays, for as many periods in which there is one as the rule says; of
 * a day also the one that the store took by itself, which no other removes. The newest stays whatever the rule says.
 */
export function backupsToRemove<Backup extends { takenAt: Date; isScheduled?: boolean }>(
  rule: KeepRule,
  backups: readonly Backup[],
): Backup[] {
  const newestFirst = backups.toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [period, count] of Object.entries(rule)) {
    const lastOf = new Map<string, Backup>();
    const scheduled = new Map<string, Backup>();
    for (const backup of newestFirst) {
      const name = PERIODS[period as Period](kathmanduDay(backup.takenAt));
      if (!lastOf.has(name) && lastOf.size < count) lastOf.set(name, backup);
      if (period === 'daily' && backup.isScheduled && lastOf.has(name) && !scheduled.has(name))
        scheduled.set(name, backup);
    }
    for (const backup of [...lastOf.values(), ...scheduled.values()]) kept.add(backup);
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}
