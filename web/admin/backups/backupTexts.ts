import type { I18n } from '@lingui/core';
import type { BackupStatus, BackupTrigger } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';
import type { Backups_BackupFragment } from './Backups.generated.ts';

const STATES: Record<BackupStatus | 'REMOVED' | 'ELSEWHERE', { tone: Tone; label: string }> = {
  RUNNING: { tone: 'busy', label: /*i18n*/ 'In progress' },
  DONE: { tone: 'good', label: /*i18n*/ 'Complete' },
  FAILED: { tone: 'bad', label: /*i18n*/ 'Failed' },
  REMOVED: { tone: 'quiet', label: /*i18n*/ 'Removed' },
  ELSEWHERE: { tone: 'quiet', label: /*i18n*/ 'From before the restore' },
};

export const TRIGGER_TEXTS: Record<BackupTrigger, string> = {
  SCHEDULE: /*i18n*/ 'Automatically',
  PERSON: /*i18n*/ 'By staff',
  COMMAND: /*i18n*/ 'From the server',
};

/** Returns the colour and text of a backup's status. */
export function getBackupState({ status, removedAt, isFromOtherServer }: Backups_BackupFragment) {
  if (isFromOtherServer) return STATES.ELSEWHERE;
  return STATES[removedAt ? 'REMOVED' : status];
}

const PERIODS: Record<string, string> = {
  daily: /*i18n*/ '{count, number} daily',
  weekly: /*i18n*/ '{count, number} weekly',
  monthly: /*i18n*/ '{count, number} monthly',
  yearly: /*i18n*/ '{count, number} yearly',
};

/** Describes how many backups are kept, such as `7 daily, 4 weekly`, in the screen's language. */
export function formatRetention(i18n: I18n, rule: string): string {
  return rule
    .split(', ')
    .map((part) => {
      const [count, period = ''] = part.split(' ');
      const text = PERIODS[period];
      return text ? i18n.t(text, { count: Number(count) }) : part;
    })
    .join(', ');
}

const UNITS = [
  { unit: 'GB', size: 1e9 },
  { unit: 'MB', size: 1e6 },
  { unit: 'kB', size: 1e3 },
];

/** Formats a size, such as `1.4 GB`; a dash if it is unknown. */
export function formatBytes(i18n: I18n, bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined) return '–';
  const { unit, size } = UNITS.find((candidate) => bytes >= candidate.size) ?? { unit: 'kB', size: 1e3 };
  return `${i18n.number(bytes / size, { maximumFractionDigits: 1 })} ${unit}`;
}
