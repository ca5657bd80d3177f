import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { type Notice, NoticePage } from '#graph/mail/templates/NoticePage.tsx';

/** Notifies the store of a return request. */
export const returnNotice = defineEmail({
  name: 'returnNotice',
  title: { en: 'New return, for staff', ne: 'नयाँ फिर्ता, कर्मचारीका लागि' },
  input: declareInput<Notice>(),
  subject: (_shop, { subject }) => subject,
  body: (shop, notice) => <NoticePage shop={shop} notice={notice} />,
  ne: {},
  sample: {
    subject: 'Return RT-4T8XW2M6QZ for order JW-7K2M9QX4TB',
    body: 'Sita Example would like to return pieces from order JW-7K2M9QX4TB.\n\n1 × Himal solitaire ring, size 7 (SAMPLE-1): wrong size',
  },
});
