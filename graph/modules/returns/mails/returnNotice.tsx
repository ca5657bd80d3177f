import { defineMail, inputOf } from '#graph/mail/defineMail.ts';
import { type Notice, NoticePage } from '#graph/mail/templates/NoticePage.tsx';

/** To the store: a buyer asked to return something. */
export const returnNotice = defineMail({
  name: 'returnNotice',
  title: { en: 'New return, for staff', ne: 'फिर्ताको सूचना' },
  input: inputOf<Notice>(),
  subject: (_shop, { subject }) => subject,
  body: (shop, notice) => <NoticePage shop={shop} notice={notice} />,
  ne: {},
  sample: {
    subject: 'Return RT-4T8XW2M6QZ of order JW-7K2M9QX4TB',
    body: 'Sita Example would like to return pieces of order JW-7K2M9QX4TB.\n\n1 × Himal solitaire ring, 7 (SAMPLE-1): wrong size',
  },
});
