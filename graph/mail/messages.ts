import type * as mails from '#graph/modules/mails.ts';
import type { Mail } from './defineMail.ts';
import type { Recipient } from './templates/template.ts';

type Mails = typeof mails;
type MessageOf<M> =
  M extends Mail<infer Name, infer Given> ? { template: Name; to: Recipient } & Given : never;

/** Union of all emails by name, with recipient and input. */
export type MailMessage = { [Name in keyof Mails]: MessageOf<Mails[Name]> }[keyof Mails];
