import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { shorten } from '#domain/text/shorten.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import { traced } from '#graph/observability/tracing/tracing.ts';
import { OPEN_FOR_MS } from '#graph/outboundCalls/dependencies.ts';
import { ServiceUnavailable } from '#graph/outboundCalls/outsideUnavailable.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import type { Mail } from '#graph/prisma/generated/client.ts';
import { claimMails, updateIfClaimed } from './claimMails.ts';
import { findMail } from './findMail.ts';
import { composeMimeMessage } from './mimeMessage.ts';
import type { MailSender } from './sendDueMails.ts';
import { MailRefused } from './transport/mailRefused.ts';

type Outcome = Partial<Mail>;
type ReadSettings = () => Promise<StoreSettings>;

const MINUTE_MS = 60_000;
/** Pause after each failed attempt. After the last one the email fails for good. */
const PAUSES_MS = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE_MS);
const MAX_ERROR_LENGTH = 500;

export const MAYBE_SENT =
  'The mail server began to receive this email and never confirmed it. Resend it only if it did not arrive.';

/**
 * Sends the emails that have been due longest, several in parallel. Returns false if none is due. No email is sent
 * twice automatically: once the mail server begins to receive it, only its response or a staff member decides about a
 * retry (docs/decisions/0013-mails-are-rows-in-an-outbox.md).
 */
export async function sendNextMails(sender: MailSender): Promise<boolean> {
  const mails = await claimMails(sender, sender.now());
  let settings: Promise<StoreSettings> | undefined;
  const readOnce = () => (settings ??= readSettings(sender.prisma));
  const sent = await Promise.allSettled(mails.map((mail) => send(sender, mail, readOnce)));
  for (const one of sent) if (one.status === 'rejected') throw one.reason;
  return mails.length > 0;
}

async function send(sender: MailSender, mail: Mail, settings: ReadSettings): Promise<void> {
  const { template, traceparent, requestId } = mail;
  const attributes = { 'store.mail': mail.id, 'store.request_id': requestId ?? undefined };
  await traced({ name: `mail ${template}`, attributes, traceparent }, async () => {
    const outcome = mail.handedOverAt ? failed(mail, MAYBE_SENT) : await attempt(sender, mail, settings);
    await updateIfClaimed(sender.direct, mail, { ...outcome, claimedUntil: null });
  });
}

async function attempt(sender: MailSender, mail: Mail, settings: ReadSettings): Promise<Outcome> {
  const { direct, transport, address, log, now } = sender;
  let handedOver = false;
  try {
    const letter = await composeMimeMessage(mail, { address, settings: await settings() });
    await traced({ name: 'SMTP', kind: 'client' }, () =>
      transport.deliver(letter, async () => {
        await recordHandover(direct, mail, now());
        handedOver = true;
      }),
    );
    return { status: 'SENT', sentAt: now(), lastError: null, ...clearSecret(mail) };
  } catch (error) {
    log.warn({ err: error, mail: mail.id, requestId: mail.requestId }, 'An email could not be sent');
    if (error instanceof ServiceUnavailable && !error.wasSent) return requeueUntried(mail, error, now());
    if (error instanceof MailRefused) return afterRefusal(mail, error, now());
    return handedOver ? failed(mail, MAYBE_SENT) : retryLater(mail, error, now());
  }
}

/** The handover is recorded before any content is sent. A worker that was stalled and lost its claim stops here. */
async function recordHandover(direct: DirectDatabase, mail: Mail, now: Date): Promise<void> {
  if (!(await updateIfClaimed(direct, mail, { handedOverAt: now })))
    throw new Error('Another worker has claimed this email.');
}

async function afterRefusal(mail: Mail, refusal: MailRefused, now: Date): Promise<Outcome> {
  return refusal.permanent ? failed(mail, refusal.message) : retryLater(mail, refusal, now);
}

/** The mail server was not contacted, so this is not counted as an attempt. */
async function requeueUntried(mail: Mail, error: ServiceUnavailable, now: Date): Promise<Outcome> {
  const nextAttemptAt = new Date(now.getTime() + OPEN_FOR_MS);
  if (await hasLinkExpired(mail, nextAttemptAt)) return failed(mail, error.message);
  return { status: 'QUEUED', nextAttemptAt, attempts: mail.attempts - 1, lastError: error.message };
}

async function retryLater(mail: Mail, error: unknown, now: Date): Promise<Outcome> {
  const reason = error instanceof Error ? error.message : String(error);
  const pause = PAUSES_MS[mail.attempts - 1];
  if (pause === undefined) return failed(mail, reason);
  const nextAttemptAt = new Date(now.getTime() + pause);
  if (await hasLinkExpired(mail, nextAttemptAt)) return failed(mail, reason);
  return {
    status: 'QUEUED',
    nextAttemptAt,
    handedOverAt: null,
    lastError: shorten(reason, MAX_ERROR_LENGTH),
  };
}

function failed(mail: Mail, reason: string): Outcome {
  return { status: 'FAILED', lastError: shorten(reason, MAX_ERROR_LENGTH), ...clearSecret(mail) };
}

/** A link meant only for its recipient is not kept in the database. */
function clearSecret({ isSecret }: Mail) {
  return isSecret ? { html: '', text: '' } : {};
}

async function hasLinkExpired({ isSecret, template, createdAt }: Mail, at: Date): Promise<boolean> {
  if (!isSecret) return false;
  const { linkMinutes = 0 } = (await findMail(template)) ?? {};
  return at.getTime() >= createdAt.getTime() + linkMinutes * MINUTE_MS;
}
