import type { I18n } from '@lingui/core';
import { stopsAllMails } from '#domain/health/mailFailure.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { adminPaths } from '../adminPaths.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { inboxTroubles } from '../inbox/inboxTroubles.ts';
import { listAddress } from '../list/state/listUrl.ts';
import type { Health_HealthFragment } from './Health.generated.ts';
import { mailFailureTexts } from './mailFailureTexts.ts';
import { durationText } from './unitTexts.ts';

const refusedSignIns = listAddress(adminPaths.audit, { action: ['signIn.refused'] });

type MailFailures = Pick<Health_HealthFragment, 'mailFailures'>;
type Concern = Health_HealthFragment['concerns'][number];

interface ConcernText {
  /** What is amiss, for somebody who is no engineer. */
  what: string;
  /** What to do about it. */
  advice: string;
  link?: { to: string; label: string };
}

export function concernText(
  i18n: I18n,
  { concern, count }: Concern,
  health: Health_HealthFragment,
): ConcernText {
  const time = durationText(i18n, count);
  switch (concern) {
    case 'DATABASE_SLOW':
      return {
        what: i18n.t('The database takes {count} ms to answer', { count: i18n.number(count) }),
        advice: i18n.t('Everything waits for it. See whether its machine is busy or its disk full.'),
      };
    case 'DATABASE_CROWDED':
      return {
        what: i18n.t('{count, plural, one {# request waits} other {# requests wait}} for the database', {
          count,
        }),
        advice: i18n.t(
          'If that lasts, what is looked up for long (below) holds it up, or it may take more connections (DATABASE_CONNECTIONS).',
        ),
      };
    case 'SERVER_BUSY':
      return {
        what: i18n.t('The server has more to do than it can'),
        advice: i18n.t('Answers come {count} ms late. If it lasts, a second server has to help.', {
          count: i18n.number(count),
        }),
      };
    case 'SERVER_ERRORS':
      return {
        what: i18n.t('{count, plural, one {# request} other {# requests}} failed within the last hour', {
          count,
        }),
        advice: i18n.t(
          'Shoppers were told that something went wrong. The server’s log says why, for whoever looks after it.',
        ),
      };
    case 'JOBS_STUCK':
      return {
        what: i18n.t('Work waits for {time}', { time }),
        advice: i18n.t(
          'Confirmations and exports come late. Start the server again; nothing is lost by that.',
        ),
      };
    case 'MAILS_STUCK':
      return {
        what: i18n.t('Mails wait for {time}', { time }),
        advice: mailAdvice(i18n, health),
        link: { to: figureLinks.failedMails, label: i18n.t('Mails') },
      };
    case 'MAILS_FAILED':
      return {
        what: `${i18n.t('{count, plural, one {# mail} other {# mails}} could not be sent', { count })}${mailReason(i18n, health)}`,
        advice: mailAdvice(i18n, health),
        link: { to: figureLinks.failedMails, label: i18n.t('See them') },
      };
    case 'MAILS_DELAYED': {
      const delayed = { mailFailures: health.mailFailures.filter(isDelay) };
      return {
        what: `${i18n.t('{count, plural, one {# mail waits} other {# mails wait}} to be sent', { count })}${mailReason(i18n, delayed)}`,
        advice: mailAdvice(i18n, delayed),
        link: { to: figureLinks.waitingMails, label: i18n.t('See them') },
      };
    }
    case 'MAILBOX_FAILS':
      return {
        what: i18n.t('Replies of customers have not been fetched for {time}', { time }),
        advice: mailboxAdvice(i18n, health),
        link: { to: adminPaths.inboxSettings, label: i18n.t('How replies come in') },
      };
    case 'JOBS_FAILED':
      return {
        what: i18n.t('{count, plural, one {# job} other {# jobs}} could not be done', { count }),
        advice: i18n.t('Below you see which, and why, and can have them done again.'),
      };
    case 'DISK_FULL':
      return {
        what: i18n.t('The disk is nearly full'),
        advice: i18n.t(
          'Without room the store takes no photographs, and soon no orders. Make room, or have a larger disk.',
        ),
      };
    case 'MEDIA_UNREACHABLE':
      return {
        what: i18n.t(
          '{count, plural, one {# picture} other {# pictures}} could not be shown within the last hour',
          {
            count,
          },
        ),
        advice: i18n.t(
          'The bucket that photographs are stored in does not respond or refuses the store. Check its service and its key (S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID). Pictures return by themselves.',
        ),
      };
    case 'SERVER_ENDED':
      return {
        what: endText(i18n, health),
        advice: `${i18n.t('{count, plural, one {Once} other {# times}} within the last day.', { count })} ${i18n.t(endAdvice(health))}`,
      };
    case 'NO_BACKUP':
      return {
        what: i18n.t('There is no backup yet'),
        advice: i18n.t('If this machine breaks, orders and customers are gone with it.'),
      };
    case 'BACKUP_OLD':
      return {
        what: i18n.t('The last backup is {time} old', { time }),
        advice: i18n.t('There should be one each day. See why there was none since.'),
      };
    case 'BACKUP_FAILED':
      return {
        what: i18n.t('{count, plural, one {The last backup} other {The last # backups}} failed', { count }),
        advice: health.backupFailure ?? i18n.t('It did not say why.'),
        link: { to: adminPaths.backups, label: i18n.t('Backups') },
      };
    case 'BACKUPS_OFF':
      return {
        what: i18n.t('No nightly backup is set up'),
        advice: i18n.t(
          'There is a backup only when somebody asks for one. Whoever looks after the server sets the time of a daily one (BACKUP_AT); the manual’s page “Backup and restore” says how.',
        ),
        link: { to: adminPaths.backups, label: i18n.t('Backups') },
      };
    case 'SIGN_INS_REFUSED':
      return {
        what: i18n.t('{count} sign-ins were refused within the last hour', { count: i18n.number(count) }),
        advice: i18n.t(
          'Somebody may be guessing passwords. The store slows them down by itself; the audit log says where they come from, and whose accounts they try.',
        ),
        link: { to: refusedSignIns, label: i18n.t('Audit log') },
      };
    case 'CLIENT_ERRORS':
      return {
        what: `${i18n.t('{count, plural, one {# error} other {# errors}} in shoppers’ browsers today', { count })}${fromOneText(i18n, count, health)}`,
        advice:
          health.clientErrorsFromOneAddress === count
            ? i18n.t('One visitor’s browser or program tells of them: others may well see none of it.')
            : i18n.t(
                'Below you see on which screens. If they began with a new version, tell whoever made it.',
              ),
      };
  }
}

function endText(i18n: I18n, { lastUnexpectedEnd: end }: Health_HealthFragment): string {
  if (!end) return i18n.t('The server stopped unexpectedly and was restarted');
  const time = formatInstant(end.at, i18n.locale);
  if (end.awayMs === null)
    return i18n.t('The server stopped unexpectedly at {time} and was restarted', { time });
  return i18n.t('The server stopped unexpectedly at {time} and was restarted {away} later', {
    time,
    away: awayText(i18n, end.awayMs),
  });
}

function awayText(i18n: I18n, ms: number): string {
  const count = Math.max(1, Math.round(ms / 1000));
  return count < 60
    ? i18n.t('{count, plural, one {# second} other {# seconds}}', { count })
    : durationText(i18n, ms);
}

/** V8 ends a process that has no memory left by SIGABRT, Linux one by SIGKILL. */
function endAdvice({ lastUnexpectedEnd: end }: Health_HealthFragment): string {
  return ['134', 'SIGABRT', '137', 'SIGKILL'].includes(end?.how ?? '')
    ? /*i18n*/ 'It seems to have run out of memory. The log says why, for whoever looks after it.'
    : /*i18n*/ 'The log says why, for whoever looks after it.';
}

function fromOneText(
  i18n: I18n,
  count: number,
  { clientErrorsFromOneAddress: ofOne }: Health_HealthFragment,
): string {
  if (ofOne === count) return i18n.t(', from one address');
  return ofOne > count / 2 ? i18n.t(', {count} of them from one address', { count: i18n.number(ofOne) }) : '';
}

/** The reason, or the most frequent of several, after what failed. */
function mailReason(i18n: I18n, { mailFailures: [first, ...others] }: MailFailures): string {
  if (!first) return '';
  const why = i18n.t(mailFailureTexts[first.failure].why);
  return others.length > 0 ? i18n.t(', most since {why}', { why }) : `: ${why}`;
}

function mailAdvice(i18n: I18n, { mailFailures: [first] }: MailFailures): string {
  return i18n.t(mailFailureTexts[first?.failure ?? 'OTHER'].advice);
}

/** Why mails wait that will still be sent. */
function isDelay({ failure, triedAgain }: MailFailures['mailFailures'][number]): boolean {
  return triedAgain > 0 && stopsAllMails(failure);
}

/** Why, and when it last worked. */
function mailboxAdvice(i18n: I18n, { mailbox }: Health_HealthFragment): string {
  const why = i18n.t(inboxTroubles[mailbox?.lastError ?? 'OTHER']);
  if (!mailbox?.polledAt) return why;
  return `${why} ${i18n.t('Read last at {when}.', { when: formatInstant(mailbox.polledAt, i18n.locale) })}`;
}
