import { anyone, signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    myAlerts: signedIn,
    contactMessages: staff('readMessages'),
    newsletterSubscribers: staff('readSubscribers'),
    mails: staff('readMail'),
    mail: staff('readMail'),
    job: staff('enterAdmin'),
  },
  Mutation: {
    createAlert: anyone,
    removeAlert: signedIn,
    unsubscribeFromAlerts: anyone,
    sendContactMessage: anyone,
    setContactMessageStatus: staff('readMessages'),
    subscribe: anyone,
    retryMail: staff('readMail'),
    sendTestMail: staff('manageSettings'),
  },
} satisfies AccessTable;
