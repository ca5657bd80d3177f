import { allMails } from '#graph/mail/findMail.ts';
import type { MailTemplate } from '#graph/schema/schema.generated.ts';
import { templateCode } from './templateCodes.ts';

/** A mail that is no longer sent; those that were are still listed. */
const former = { name: 'accountExists', title: { en: 'Registered again', ne: 'फेरि खाता खोलियो' } };

/** The mails that the store can send or has sent, by their codes. */
export async function listTemplates(): Promise<MailTemplate[]> {
  return [...(await allMails()), former].map(({ name, title }) => ({
    code: templateCode(name),
    name: title.en,
    nameNe: title.ne,
  }));
}
