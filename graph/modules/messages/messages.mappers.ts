import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Alert: '../modules/messages/listAlerts.ts#AlertEntry',
  ContactMessage: row('ContactMessage'),
  ContactMessageConnection: '../modules/messages/contact/listContactMessages.ts#ContactMessagePage',
  NewsletterSubscriberConnection: '../modules/messages/newsletter/listSubscribers.ts#SubscriberPage',
  Mail: row('Mail'),
  MailConnection: '../modules/messages/mails/listMails.ts#MailPage',
  Job: row('Job'),
};
