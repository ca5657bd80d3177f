import type { Secrets } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { isSignedFor, signFor } from './signature.ts';

type MailedTo = Pick<Order, 'number' | 'contactEmail'>;

interface Signing {
  secrets: Secrets;
  now: Date;
}

/** A link in a mail opens its order for so long: from the order to the end of its returns. */
const OPENS_MS = 60 * 86_400_000;

/**
 * Signs what a mailed link opens a guest's order with. It is bound to the e-mail address of the order: once that is changed,
 * links in earlier mails open nothing. docs/decisions/0023
 */
export function signOrderLink(order: MailedTo, { secrets, now }: Signing): string {
  const seconds = Math.floor((now.getTime() + OPENS_MS) / 1000).toString(36);
  return `${seconds}.${signFor('order link', signedText(order, seconds), secrets)}`;
}

/** Whether the store has mailed this link to the order's address, and its time is not over. */
export function isOrderLink(token: string, order: MailedTo, { secrets, now }: Signing): boolean {
  const [seconds = '', signature = ''] = token.split('.');
  const isInTime = Number.parseInt(seconds, 36) * 1000 > now.getTime();
  return isInTime && isSignedFor('order link', signedText(order, seconds), signature, secrets);
}

function signedText({ number, contactEmail }: MailedTo, seconds: string): string {
  return `${number}.${seconds}.${contactEmail}`;
}
