import { ACTIVITY_DAYS } from '#domain/activity.ts';
import { ALERT_DAYS } from '#domain/alerts.ts';
import { EXPORT_KEPT_DAYS } from '#domain/listExports.ts';

export interface OldRows {
  table: string;
  key: string;
  /** The condition in SQL; `?` is the instant `days` ago. */
  when: string;
  days: number;
}

/** What is removed, and how long after it has served its turn. */
export const OLD_ROWS: readonly OldRows[] = [
  { table: 'sign_in_failures', key: 'email', when: 'last_at < ?', days: 2 },
  { table: 'attempts', key: 'key_hash', when: 'since < ?', days: 1 },
  { table: 'one_time_links', key: 'id', when: 'expires_at < ?', days: 1 },
  { table: 'refresh_tokens', key: 'id', when: 'expires_at < ?', days: 1 },
  { table: 'sessions', key: 'id', when: 'LEAST(COALESCE(ended_at, expires_at), expires_at) < ?', days: 30 },
  { table: 'place_order_requests', key: 'key_hash', when: 'created_at < ?', days: 30 },
  { table: 'activities', key: 'id', when: 'at < ?', days: ACTIVITY_DAYS },
  { table: 'activity_sessions', key: 'id', when: 'created_at < ?', days: ACTIVITY_DAYS },
  { table: 'list_exports', key: 'id', when: 'created_at < ?', days: EXPORT_KEPT_DAYS },
  { table: 'alerts', key: 'id', when: 'COALESCE(sent_at, created_at) < ?', days: ALERT_DAYS },
  { table: 'jobs', key: 'id', when: 'finished_at < ?', days: 30 },
];
