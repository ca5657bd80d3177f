import { defineMail, inputOf } from '#graph/mail/defineMail.ts';
import { type Notice, NoticePage } from '#graph/mail/templates/NoticePage.tsx';

/** To the store: the slip of a bank transfer waits to be compared. */
export const slipNotice = defineMail({
  name: 'slipNotice',
  title: { en: 'New slip, for staff', ne: 'भौचर आएको सूचना' },
  input: inputOf<Notice>(),
  subject: (_shop, { subject }) => subject,
  body: (shop, notice) => <NoticePage shop={shop} notice={notice} />,
  ne: {},
  sample: {
    subject: 'Slip of NPR 1,31,215 for order JW-7K2M9QX4TB',
    body: 'Sita Example has sent the slip of a bank transfer for order JW-7K2M9QX4TB: NPR 1,31,215, reference FT26331K2P.',
  },
});
