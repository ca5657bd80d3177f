import { anyone, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    contactMessages: staff('readMessages'),
    newsletterSubscribers: staff('readMail'),
    mails: staff('readMail'),
    mail: staff('readMail'),
    job: staff('enterAdmin'),
  },
  Mutation: {
    sendContactMessage: anyone,
    setContactMessageStatus: staff('readMessages'),
    subscribe: anyone,
    retryMail: staff('readMail'),
    sendTestMail: staff('manageSettings'),
  },
} satisfies AccessTable;
