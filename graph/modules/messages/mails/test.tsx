import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { type Notice, NoticePage } from '#graph/mail/templates/NoticePage.tsx';

/** Confirms that the store's emails arrive. */
export const test = defineEmail({
  name: 'test',
  title: { en: 'Test email', ne: 'परीक्षण इमेल' },
  input: declareInput<Notice>(),
  subject: (_shop, { subject }) => subject,
  body: (shop, notice) => <NoticePage shop={shop} notice={notice} />,
  ne: {},
  sample: {
    subject: 'Test email from Aabhushan',
    body: 'This message confirms that emails from Aabhushan are being delivered.',
  },
});
