import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { shorten } from '#domain/text/shorten.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import { runInSpan } from '#graph/observability/tracing/tracing.ts';
import { OPEN_DURATION_MS } from '#graph/outboundCalls/dependencies.ts';
import { ServiceUnavailableError } from '#graph/outboundCalls/ServiceUnavailableError.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import type { Mail } from '#graph/prisma/generated/client.ts';
import { claimEmails, updateIfClaimed } from './claimEmails.ts';
import { findEmailTemplate } from './findEmailTemplate.ts';
import { composeMimeMessage } from './mimeMessage.ts';
import type { EmailSender } from './sendDueEmails.ts';
import { EmailRejection } from './transport/EmailRejection.ts';

type Outcome = Partial<Mail>;
type SettingsReader = () => Promise<StoreSettings>;

const MINUTE_MS = 60_000;
/** Pause after each failed attempt. If the attempt after the last pause fails, the email fails permanently. */
const RETRY_DELAYS_MS = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE_MS);
const MAX_ERROR_LENGTH = 500;

export const DELIVERY_UNKNOWN =
  'The mail server began to receive this email and never confirmed it. Resend it only if it did not arrive.';

/**
 * Sends the emails that have been due longest, several in parallel. Returns false if none is due. No email is sent
 * twice automatically: once the mail server begins to receive it, only its response or a staff member decides whether
 * it is retried (docs/decisions/0013-mails-are-rows-in-an-outbox.md).
 */
export async function sendNextEmails(sender: EmailSender): Promise<boolean> {
  const emails = await claimEmails(sender, sender.now());
  let settings: Promise<StoreSettings> | undefined;
  const readSettingsOnce = () => (settings ??= readSettings(sender.prisma));
  const results = await Promise.allSettled(emails.map((email) => send(sender, email, readSettingsOnce)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return emails.length > 0;
}

async function send(sender: EmailSender, email: Mail, getSettings: SettingsReader): Promise<void> {
  const { template, traceparent, requestId } = email;
  const attributes = { 'store.mail': email.id, 'store.request_id': requestId ?? undefined };
  await runInSpan({ name: `mail ${template}`, attributes, traceparent }, async () => {
    const outcome = email.handedOverAt
      ? toFailedOutcome(email, DELIVERY_UNKNOWN)
      : await attemptDelivery(sender, email, getSettings);
    await updateIfClaimed(sender.direct, email, { ...outcome, claimedUntil: null });
  });
}

async function attemptDelivery(
  sender: EmailSender,
  email: Mail,
  getSettings: SettingsReader,
): Promise<Outcome> {
  const { direct, transport, address, log, now } = sender;
  let isHandedOver = false;
  try {
    const mimeMessage = await composeMimeMessage(email, { address, settings: await getSettings() });
    await runInSpan({ name: 'SMTP', kind: 'client' }, () =>
      transport.deliver(mimeMessage, async () => {
        await recordHandover(direct, email, now());
        isHandedOver = true;
      }),
    );
    return { status: 'SENT', sentAt: now(), lastError: null, ...clearSecret(email) };
  } catch (error) {
    log.warn({ err: error, mail: email.id, requestId: email.requestId }, 'An email could not be sent');
    if (error instanceof ServiceUnavailableError && !error.wasSent)
      return getRequeueOutcome(email, error, now());
    if (error instanceof EmailRejection) return getRejectionOutcome(email, error, now());
    return isHandedOver ? toFailedOutcome(email, DELIVERY_UNKNOWN) : getRetryOutcome(email, error, now());
  }
}

/** Records the handover before any content is sent. Throws if the worker was stalled and has lost its claim. */
async function recordHandover(directDatabase: DirectDatabase, email: Mail, now: Date): Promise<void> {
  if (!(await updateIfClaimed(directDatabase, email, { handedOverAt: now })))
    throw new Error('Another worker has claimed this email.');
}

async function getRejectionOutcome(email: Mail, rejection: EmailRejection, now: Date): Promise<Outcome> {
  return rejection.isPermanent
    ? toFailedOutcome(email, rejection.message)
    : getRetryOutcome(email, rejection, now);
}

/**
 * Returns the outcome of an email that is queued again without counting an attempt, because the mail server was not
 * contacted.
 */
async function getRequeueOutcome(email: Mail, error: ServiceUnavailableError, now: Date): Promise<Outcome> {
  const nextAttemptAt = new Date(now.getTime() + OPEN_DURATION_MS);
  if (await hasLinkExpired(email, nextAttemptAt)) return toFailedOutcome(email, error.message);
  return { status: 'QUEUED', nextAttemptAt, attempts: email.attempts - 1, lastError: error.message };
}

async function getRetryOutcome(email: Mail, error: unknown, now: Date): Promise<Outcome> {
  const reason = error instanceof Error ? error.message : String(error);
  const retryDelayMs = RETRY_DELAYS_MS[email.attempts - 1];
  if (retryDelayMs === undefined) return toFailedOutcome(email, reason);
  const nextAttemptAt = new Date(now.getTime() + retryDelayMs);
  if (await hasLinkExpired(email, nextAttemptAt)) return toFailedOutcome(email, reason);
  return {
    status: 'QUEUED',
    nextAttemptAt,
    handedOverAt: null,
    lastError: shorten(reason, MAX_ERROR_LENGTH),
  };
}

function toFailedOutcome(email: Mail, reason: string): Outcome {
  return { status: 'FAILED', lastError: shorten(reason, MAX_ERROR_LENGTH), ...clearSecret(email) };
}

/** Removes the content of an email with a secret link from the database. */
function clearSecret({ isSecret }: Mail) {
  return isSecret ? { html: '', text: '' } : {};
}

async function hasLinkExpired({ isSecret, template, createdAt }: Mail, now: Date): Promise<boolean> {
  if (!isSecret) return false;
  const { linkMinutes = 0 } = (await findEmailTemplate(template)) ?? {};
  return now.getTime() >= createdAt.getTime() + linkMinutes * MINUTE_MS;
}
