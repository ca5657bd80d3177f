import type { I18n } from '@lingui/core';
import { stopsAllEmails } from '#domain/health/classifyMailFailure.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { adminPaths } from '../adminPaths.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { inboxProblems } from '../inbox/inboxProblems.ts';
import { formatListPath } from '../list/state/listUrl.ts';
import { emailFailureTexts } from './emailFailureTexts.ts';
import type { Health_HealthFragment } from './Health.generated.ts';
import { formatDuration } from './unitTexts.ts';

const failedSignInsUrl = formatListPath(adminPaths.audit, { action: ['signIn.failed'] });

type EmailFailures = Pick<Health_HealthFragment, 'mailFailures'>;
type Concern = Health_HealthFragment['concerns'][number];

interface ConcernText {
  /** Problem in plain words. */
  title: string;
  advice: string;
  link?: { to: string; label: string };
}

export function describeConcern(
  i18n: I18n,
  { concern, count }: Concern,
  health: Health_HealthFragment,
): ConcernText {
  const time = formatDuration(i18n, count);
  switch (concern) {
    case 'DATABASE_SLOW':
      return {
        title: i18n.t('The database takes {count} ms to respond', { count: i18n.number(count) }),
        advice: i18n.t(
          'This slows down the whole store. Check whether the database server is busy or its disk is full.',
        ),
      };
    case 'DATABASE_POOL_EXHAUSTED':
      return {
        title: i18n.t('{count, plural, one {# request is} other {# requests are}} waiting for the database', {
          count,
        }),
        advice: i18n.t(
          'If this continues, either the slow queries below are blocking other requests or the database needs more connections (DATABASE_CONNECTIONS).',
        ),
      };
    case 'SERVER_BUSY':
      return {
        title: i18n.t('The server is overloaded'),
        advice: i18n.t('Responses are delayed by {count} ms. If this continues, add a second server.', {
          count: i18n.number(count),
        }),
      };
    case 'SERVER_ERRORS':
      return {
        title: i18n.t('{count, plural, one {# request} other {# requests}} failed in the last hour', {
          count,
        }),
        advice: i18n.t('Shoppers saw an error message. Ask your technical team to check the server log.'),
      };
    case 'JOBS_STUCK':
      return {
        title: i18n.t('Jobs have been waiting for {time}', { time }),
        advice: i18n.t('Confirmations and exports are delayed. Restart the server. Nothing will be lost.'),
      };
    case 'MAILS_STUCK':
      return {
        title: i18n.t('Emails have been waiting for {time}', { time }),
        advice: getEmailAdvice(i18n, health),
        link: { to: figureLinks.failedMails, label: i18n.t('Emails') },
      };
    case 'MAILS_FAILED':
      return {
        title: `${i18n.t('{count, plural, one {# email} other {# emails}} could not be sent', { count })}${formatEmailFailureReason(i18n, health)}`,
        advice: getEmailAdvice(i18n, health),
        link: { to: figureLinks.failedMails, label: i18n.t('View emails') },
      };
    case 'MAILS_DELAYED': {
      const delayedEmails = { mailFailures: health.mailFailures.filter(isDelay) };
      return {
        title: `${i18n.t('{count, plural, one {# email has} other {# emails have}} not been sent yet', { count })}${formatEmailFailureReason(i18n, delayedEmails)}`,
        advice: getEmailAdvice(i18n, delayedEmails),
        link: { to: figureLinks.waitingMails, label: i18n.t('View emails') },
      };
    }
    case 'MAILBOX_FAILING':
      return {
        title: i18n.t('Customer replies have not been fetched for {time}', { time }),
        advice: getMailboxAdvice(i18n, health),
        link: { to: adminPaths.inboxSettings, label: i18n.t('Inbox settings') },
      };
    case 'JOBS_FAILED':
      return {
        title: i18n.t('{count, plural, one {# job} other {# jobs}} failed', { count }),
        advice: i18n.t('Failed jobs and their errors are listed below, where you can redo them.'),
      };
    case 'DISK_FULL':
      return {
        title: i18n.t('The disk is nearly full'),
        advice: i18n.t(
          'When the disk is full, the store cannot save photos and will soon be unable to take orders. Free up space or add a larger disk.',
        ),
      };
    case 'MEDIA_UNREACHABLE':
      return {
        title: i18n.t(
          '{count, plural, one {# photo} other {# photos}} could not be displayed in the last hour',
          {
            count,
          },
        ),
        advice: i18n.t(
          'The bucket that stores photos is not responding or is refusing access. Check the service and its credentials (S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID). Photos will reappear once it works again.',
        ),
      };
    case 'SERVER_CRASHED':
      return {
        title: describeCrash(i18n, health),
        advice: `${i18n.t('{count, plural, one {Once} other {# times}} in the last day.', { count })} ${i18n.t(getCrashAdvice(health))}`,
      };
    case 'NO_BACKUP':
      return {
        title: i18n.t('There is no backup yet'),
        advice: i18n.t('If this server fails, all orders and customer data will be lost.'),
      };
    case 'BACKUP_OLD':
      return {
        title: i18n.t('The last backup is {time} old', { time }),
        advice: i18n.t('A backup should run every day. Find out why none has run since the last one.'),
      };
    case 'BACKUP_FAILED':
      return {
        title: i18n.t('{count, plural, one {The last backup} other {The last # backups}} failed', { count }),
        advice: health.backupFailure ?? i18n.t('No reason was given.'),
        link: { to: adminPaths.backups, label: i18n.t('Backups') },
      };
    case 'BACKUPS_OFF':
      return {
        title: i18n.t('No daily backup is set up'),
        advice: i18n.t(
          'Backups are only created on request. Ask your technical team to set a time for daily backups (BACKUP_AT). The manual page “Backup and restore” explains how.',
        ),
        link: { to: adminPaths.backups, label: i18n.t('Backups') },
      };
    case 'SIGN_INS_FAILED':
      return {
        title: i18n.t('{count} sign-ins were refused in the last hour', { count: i18n.number(count) }),
        advice: i18n.t(
          'Someone may be guessing passwords. The store is already slowing down these attempts. The audit log shows the IP addresses used and the accounts targeted.',
        ),
        link: { to: failedSignInsUrl, label: i18n.t('Audit log') },
      };
    case 'CLIENT_ERRORS':
      return {
        title: `${i18n.t('{count, plural, one {# error} other {# errors}} in shoppers’ browsers today', { count })}${describeSingleSource(i18n, count, health)}`,
        advice:
          health.clientErrorsFromOneAddress === count
            ? i18n.t(
                'All of them come from a single visitor’s browser or script. Other visitors may not be affected.',
              )
            : i18n.t(
                'The affected screens are listed below. If the errors began with a new version, report them to its developers.',
              ),
      };
  }
}

function describeCrash(i18n: I18n, { lastCrash }: Health_HealthFragment): string {
  if (!lastCrash) return i18n.t('The server stopped unexpectedly and was restarted');
  const time = formatInstant(lastCrash.at, i18n.locale);
  if (lastCrash.downtimeMs === null)
    return i18n.t('The server stopped unexpectedly on {time} and was restarted', { time });
  return i18n.t('The server stopped unexpectedly on {time} and was restarted {away} later', {
    time,
    away: formatDowntime(i18n, lastCrash.downtimeMs),
  });
}

function formatDowntime(i18n: I18n, ms: number): string {
  const count = Math.max(1, Math.round(ms / 1000));
  return count < 60
    ? i18n.t('{count, plural, one {# second} other {# seconds}}', { count })
    : formatDuration(i18n, ms);
}

/** V8 ends a process that is out of memory with SIGABRT, and Linux ends it with SIGKILL. */
function getCrashAdvice({ lastCrash }: Health_HealthFragment): string {
  return ['134', 'SIGABRT', '137', 'SIGKILL'].includes(lastCrash?.how ?? '')
    ? /*i18n*/ 'The server probably ran out of memory. Ask your technical team to check the server log.'
    : /*i18n*/ 'Ask your technical team to check the server log.';
}

function describeSingleSource(
  i18n: I18n,
  count: number,
  { clientErrorsFromOneAddress: singleAddressCount }: Health_HealthFragment,
): string {
  if (singleAddressCount === count) return i18n.t(', from one network');
  return singleAddressCount > count / 2
    ? i18n.t(', {count} of them from one network', { count: i18n.number(singleAddressCount) })
    : '';
}

/** Returns the reason, or the most frequent of several, as a suffix. */
function formatEmailFailureReason(i18n: I18n, { mailFailures: [first, ...others] }: EmailFailures): string {
  if (!first) return '';
  const reasonText = i18n.t(emailFailureTexts[first.failure].reason);
  return others.length > 0 ? i18n.t(', mostly because {why}', { why: reasonText }) : `: ${reasonText}`;
}

function getEmailAdvice(i18n: I18n, { mailFailures: [first] }: EmailFailures): string {
  return i18n.t(emailFailureTexts[first?.failure ?? 'OTHER'].advice);
}

/** Returns true if emails with this failure will be retried. */
function isDelay({ failure, retryingCount }: EmailFailures['mailFailures'][number]): boolean {
  return retryingCount > 0 && stopsAllEmails(failure);
}

/** Describes the reason and the last success. */
function getMailboxAdvice(i18n: I18n, { mailbox }: Health_HealthFragment): string {
  const reasonText = i18n.t(inboxProblems[mailbox?.lastError ?? 'OTHER']);
  if (!mailbox?.polledAt) return reasonText;
  return `${reasonText} ${i18n.t('Last read: {when}.', { when: formatInstant(mailbox.polledAt, i18n.locale) })}`;
}
