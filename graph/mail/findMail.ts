import type { Mail } from './defineMail.ts';

/** The declaration of a mail; undefined for one that is no longer sent. Pages are rendered far from requests, so it loads late. */
export async function findMail(template: string): Promise<Mail | undefined> {
  return (await allMails()).find(({ name }) => name === template);
}

export async function allMails(): Promise<Mail[]> {
  return Object.values(await import('#graph/modules/mails.ts'));
}
