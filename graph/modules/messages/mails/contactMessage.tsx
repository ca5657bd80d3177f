import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { type Notice, NoticePage } from '#graph/mail/templates/NoticePage.tsx';

/** Forwards a message from the contact page to the store. */
export const contactMessage = defineEmail({
  name: 'contactMessage',
  title: { en: 'Message from a shopper', ne: 'ग्राहकको सन्देश' },
  input: declareInput<Notice>(),
  subject: (_shop, { subject }) => subject,
  body: (shop, notice) => <NoticePage shop={shop} notice={notice} />,
  ne: {},
  sample: {
    subject: 'Message from Sita Example: Ring size',
    body: 'Sita Example sent a message through the contact page.\n\nsita@example.com\n\nWhat sizes does the lotus ring come in?',
  },
});
