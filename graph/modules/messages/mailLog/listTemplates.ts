import { loadEmailTemplates } from '#graph/mail/findEmailTemplate.ts';
import type { MailTemplate } from '#graph/schema/schema.generated.ts';
import { toTemplateCode } from './templateCodes.ts';

/** Template of an email that is no longer sent. Emails sent earlier are still listed. */
const formerTemplate = { name: 'accountExists', title: { en: 'Registered again', ne: 'फेरि खाता खोलियो' } };

/** Returns the templates of all emails that the store sends or has sent, with their codes. */
export async function listTemplates(): Promise<MailTemplate[]> {
  return [...(await loadEmailTemplates()), formerTemplate].map(({ name, title }) => ({
    code: toTemplateCode(name),
    name: title.en,
    nameNe: title.ne,
  }));
}
