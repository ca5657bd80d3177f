import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { type Notice, NoticePage } from '#graph/mail/templates/NoticePage.tsx';

/** Notifies the store of a transfer receipt to check against the bank account. */
export const transferReceiptNotice = defineEmail({
  name: 'transferReceiptNotice',
  title: { en: 'New transfer receipt, for staff', ne: 'नयाँ भौचर, कर्मचारीका लागि' },
  input: declareInput<Notice>(),
  subject: (_shop, { subject }) => subject,
  body: (shop, notice) => <NoticePage shop={shop} notice={notice} />,
  ne: {},
  sample: {
    subject: 'Transfer receipt for order JW-7K2M9QX4TB: NPR 1,31,215',
    body: 'Sita Example has sent a transfer receipt for order JW-7K2M9QX4TB: NPR 1,31,215, reference FT26331K2P.',
  },
});
