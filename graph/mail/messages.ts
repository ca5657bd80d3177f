import type * as mails from '#graph/modules/mails.ts';
import type { EmailTemplate } from './defineEmail.ts';
import type { Recipient } from './templates/template.ts';

type EmailTemplates = typeof mails;
type TemplateMessage<M> =
  M extends EmailTemplate<infer Name, infer Given> ? { template: Name; to: Recipient } & Given : never;

/** Union of all emails by name, with recipient and input. */
export type EmailMessage = {
  [Name in keyof EmailTemplates]: TemplateMessage<EmailTemplates[Name]>;
}[keyof EmailTemplates];
