import type { EmailTemplate } from './defineEmail.ts';

/**
 * Returns the declaration of an email; undefined if it is no longer sent. Loaded on demand because requests never
 * render emails.
 */
export async function findEmailTemplate(template: string): Promise<EmailTemplate | undefined> {
  return (await loadEmailTemplates()).find(({ name }) => name === template);
}

export async function loadEmailTemplates(): Promise<EmailTemplate[]> {
  return Object.values(await import('#graph/modules/mails.ts'));
}
