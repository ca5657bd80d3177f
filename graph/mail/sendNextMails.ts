import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { shorten } from '#domain/text/shorten.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import { traced } from '#graph/observability/tracing/tracing.ts';
import { OPEN_FOR_MS } from '#graph/outside/dependencies.ts';
import { OutsideUnavailable } from '#graph/outside/outsideUnavailable.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import type { Mail } from '#graph/prisma/generated/client.ts';
import { claimMails, writeIfMine } from './claimMails.ts';
import { findMail } from './findMail.ts';
import { composeMimeMessage } from './mimeMessage.ts';
import type { MailSender } from './sendDueMails.ts';
import { MailRefused } from './transport/mailRefused.ts';

type Outcome = Partial<Mail>;
type ReadSettings = () => Promise<StoreSettings>;

const MINUTE_MS = 60_000;
/** How long after each failed attempt the next one begins; after the last the mail is given up. */
const PAUSES_MS = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE_MS);
const MAX_ERROR_LENGTH = 500;

export const MAYBE_SENT =
  'The mail server began to take this mail and never said whether it has it. Send it again only if it did not arrive.';

/**
 * Sends the mails that have been due for longest, some at once; answers whether there was one. No mail is sent twice by
 * itself: from the moment at which the mail server begins to take it, only its answer or a person decides whether it is
 * tried again (docs/decisions/0013-mail-is-a-row.md).
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
    const outcome = mail.handedOverAt ? givenUp(mail, MAYBE_SENT) : await attempt(sender, mail, settings);
    await writeIfMine(sender.direct, mail, { ...outcome, claimedUntil: null });
  });
}

async function attempt(sender: MailSender, mail: Mail, settings: ReadSettings): Promise<Outcome> {
  const { direct, transport, address, log, now } = sender;
  let handedOver = false;
  try {
    const letter = await composeMimeMessage(mail, { address, settings: await settings() });
    await traced({ name: 'SMTP', kind: 'client' }, () =>
      transport.deliver(letter, async () => {
        await noteHandOver(direct, mail, now());
        handedOver = true;
      }),
    );
    return { status: 'SENT', sentAt: now(), lastError: null, ...emptied(mail) };
  } catch (error) {
    log.warn({ err: error, mail: mail.id, requestId: mail.requestId }, 'A mail could not be sent');
    if (error instanceof OutsideUnavailable && !error.wasSent) return notTried(mail, error, now());
    if (error instanceof MailRefused) return afterRefusal(mail, error, now());
    return handedOver ? givenUp(mail, MAYBE_SENT) : tryAgain(mail, error, now());
  }
}

/** Nothing may leave before this is known: a worker that stood still and lost its claim stops here. */
async function noteHandOver(direct: DirectDatabase, mail: Mail, now: Date): Promise<void> {
  if (!(await writeIfMine(direct, mail, { handedOverAt: now })))
    throw new Error('Another worker has taken this mail over.');
}

async function afterRefusal(mail: Mail, refusal: MailRefused, now: Date): Promise<Outcome> {
  return refusal.permanent ? givenUp(mail, refusal.message) : tryAgain(mail, refusal, now);
}

/** The mail server was not called: this was no attempt. */
async function notTried(mail: Mail, error: OutsideUnavailable, now: Date): Promise<Outcome> {
  const nextAttemptAt = new Date(now.getTime() + OPEN_FOR_MS);
  if (await isLinkOver(mail, nextAttemptAt)) return givenUp(mail, error.message);
  return { status: 'QUEUED', nextAttemptAt, attempts: mail.attempts - 1, lastError: error.message };
}

async function tryAgain(mail: Mail, error: unknown, now: Date): Promise<Outcome> {
  const reason = error instanceof Error ? error.message : String(error);
  const pause = PAUSES_MS[mail.attempts - 1];
  if (pause === undefined) return givenUp(mail, reason);
  const nextAttemptAt = new Date(now.getTime() + pause);
  if (await isLinkOver(mail, nextAttemptAt)) return givenUp(mail, reason);
  return {
    status: 'QUEUED',
    nextAttemptAt,
    handedOverAt: null,
    lastError: shorten(reason, MAX_ERROR_LENGTH),
  };
}

function givenUp(mail: Mail, reason: string): Outcome {
  return { status: 'FAILED', lastError: shorten(reason, MAX_ERROR_LENGTH), ...emptied(mail) };
}

/** A link that only its receiver may see is not kept. */
function emptied({ isSecret }: Mail) {
  return isSecret ? { html: '', text: '' } : {};
}

async function isLinkOver({ isSecret, template, createdAt }: Mail, at: Date): Promise<boolean> {
  if (!isSecret) return false;
  const { linkMinutes = 0 } = (await findMail(template)) ?? {};
  return at.getTime() >= createdAt.getTime() + linkMinutes * MINUTE_MS;
}
