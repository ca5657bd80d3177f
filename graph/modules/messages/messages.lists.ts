import { mail } from './mailLog/mailsList.ts';
import { newsletter } from './newsletter/newsletterList.ts';
import { messages } from './threads/threadsList.ts';

/** The lists of the back-office that can be written into a file, by their names in addresses. */
export const lists = { messages, mail, newsletter };
