import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Alert: '../modules/messages/listAlerts.ts#AlertEntry',
  Thread: row('Thread'),
  ThreadConnection: '../modules/messages/threads/listThreads.ts#ThreadPage',
  ThreadMessage: '../modules/messages/threads/readThread.ts#SaidMessage',
  SavedReply: row('SavedReply'),
  Inbox: row('Inbox'),
  NewsletterSubscriberConnection: '../modules/messages/newsletter/listSubscribers.ts#SubscriberPage',
  Mail: row('Mail'),
  MailConnection: '../modules/messages/mailLog/listMails.ts#MailPage',
  Job: row('Job'),
};
