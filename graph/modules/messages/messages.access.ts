import { anyone, signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    myAlerts: signedIn,
    threads: staff('readMessages'),
    thread: staff('readMessages'),
    threadCounts: staff('readMessages'),
    inboxMembers: staff('readMessages'),
    savedReplies: staff('readMessages'),
    inbox: staff('manageSettings'),
    newsletterSubscribers: staff('readSubscribers'),
    mails: staff('readMail'),
    mail: staff('readMail'),
    mailTemplates: staff('readMail'),
    job: staff('enterAdmin'),
  },
  Mutation: {
    createAlert: anyone,
    deleteAlert: signedIn,
    unsubscribeFromAlerts: anyone,
    sendContactMessage: anyone,
    replyToThread: staff('readMessages'),
    addThreadNote: staff('readMessages'),
    startThread: staff('readMessages'),
    updateThread: staff('readMessages'),
    updateThreadDraft: staff('readMessages'),
    saveReply: staff('readMessages'),
    deleteReply: staff('readMessages'),
    updateInbox: staff('manageSettings'),
    renewInboundSecret: staff('manageSettings'),
    testInboxConnection: staff('manageSettings'),
    retryInbox: staff('manageSettings'),
    subscribe: anyone,
    retryMail: staff('readMail'),
    sendTestMail: staff('manageSettings'),
  },
} satisfies AccessTable;
