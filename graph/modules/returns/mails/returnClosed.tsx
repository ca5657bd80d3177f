import { formatNpr } from '#domain/pricing/money.ts';
import { defineOrderMail, inputOf } from '#graph/mail/defineMail.ts';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import { type MailedReturn, ReturnPage, returnTexts } from './ReturnPage.tsx';
import { sampleReturn } from './sampleReturn.ts';

/** To the buyer: nothing is left to do, or only the refund is still to come. */
export const returnClosed = defineOrderMail({
  name: 'returnClosed',
  title: { en: 'Return closed', ne: 'फिर्ता टुङ्गियो' },
  input: inputOf<{ back: MailedReturn }>(),
  subject: ({ say }, { back: { number, refundDue } }) =>
    refundDue > 0 ? say('Your return {number}', { number }) : say('Your return {number} is done', { number }),
  body: (shop, about) => {
    const { say, language } = shop;
    const { exchangeNumber, refundDue } = about.back;
    const exchanged =
      exchangeNumber &&
      say('You get other pieces in exchange: your new order is {number}.', { number: exchangeNumber });
    const refund = say('We will refund {total} within 7 working days.', {
      total: formatNpr(refundDue, language),
    });
    const nothingLeft = say(
      'You don’t need to do anything else. If anything is not right, just reply to this email.',
    );
    return refundDue > 0 ? (
      <ReturnPage
        shop={shop}
        {...about}
        heading={say('Your money is still to come')}
        text={exchanged ? `${exchanged} ${refund}` : refund}
      />
    ) : (
      <ReturnPage
        shop={shop}
        {...about}
        heading={say('Your return is done')}
        text={exchanged ?? nothingLeft}
      />
    );
  },
  ne: {
    ...returnTexts,
    'Your money is still to come': 'तपाईंको रकम आउन बाँकी छ',
    'Your return {number} is done': 'तपाईंको फिर्ता {number} टुंगियो',
    'Your return is done': 'तपाईंको फिर्ता टुंगियो',
    'You get other pieces in exchange: your new order is {number}.':
      'सट्टामा तपाईं अरू गहना पाउनुहुन्छ: नयाँ अर्डर {number}।',
    'You don’t need to do anything else. If anything is not right, just reply to this email.':
      'अब केही गर्न बाँकी छैन। केही नमिले यही मेलको जवाफ दिनुहोस्।',
  },
  sample: { order: sampleOrder, back: sampleReturn },
  variants: { exchange: { back: { ...sampleReturn, exchangeNumber: 'JW-1A2B3C4D5E' } } },
});
