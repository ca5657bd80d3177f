import type { Mail } from './defineMail.ts';

/**
 * Returns the declaration of an email; undefined if it is no longer sent. Loaded on demand because requests never
 * render emails.
 */
export async function findMail(template: string): Promise<Mail | undefined> {
  return (await allMails()).find(({ name }) => name === template);
}

export async function allMails(): Promise<Mail[]> {
  return Object.values(await import('#graph/modules/mails.ts'));
}
