import { loadEmailTemplates } from '#graph/mail/findEmailTemplate.ts';
import type { MailTemplate } from '#graph/schema/schema.generated.ts';
import { toTemplateCode } from './templateCodes.ts';

/** An email that is no longer sent; those already sent are still listed. */
const formerTemplate = { name: 'accountExists', title: { en: 'Registered again', ne: 'फेरि खाता खोलियो' } };

/** Returns the emails that the store can send or has sent, by their codes. */
export async function listTemplates(): Promise<MailTemplate[]> {
  return [...(await loadEmailTemplates()), formerTemplate].map(({ name, title }) => ({
    code: toTemplateCode(name),
    name: title.en,
    nameNe: title.ne,
  }));
}
