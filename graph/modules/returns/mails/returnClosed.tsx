import { formatNpr } from '#domain/pricing/money.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import { type EmailReturn, ReturnPage, returnTexts } from './ReturnPage.tsx';
import { sampleReturn } from './sampleReturn.ts';

/** Informs the customer that the return is complete, or that only the refund is outstanding. */
export const returnClosed = defineOrderEmail({
  name: 'returnClosed',
  title: { en: 'Return completed', ne: 'फिर्ता टुङ्गियो' },
  input: declareInput<{ back: EmailReturn }>(),
  subject: ({ t }, { back: { number, refundDue } }) =>
    refundDue > 0 ? t('Your return {number}', { number }) : t('Your return {number} is complete', { number }),
  body: (shop, content) => {
    const { t, language } = shop;
    const { exchangeNumber, refundDue } = content.back;
    const opening = t('We have processed your return for order {order}.', { order: content.order.number });
    const exchangeText =
      exchangeNumber &&
      t('You will receive other pieces in exchange. Your new order is {number}.', { number: exchangeNumber });
    const refund = t('We will refund {total} within 7 working days.', {
      total: formatNpr(refundDue, language),
    });
    const noActionText = t(
      'You don’t need to do anything else. If anything is not right, just reply to this email.',
    );
    return refundDue > 0 ? (
      <ReturnPage
        shop={shop}
        {...content}
        heading={t('We are preparing your refund')}
        text={[opening, exchangeText, refund].filter(Boolean).join(' ')}
      />
    ) : (
      <ReturnPage
        shop={shop}
        {...content}
        heading={t('Your return is complete')}
        text={`${opening} ${exchangeText ?? noActionText}`}
      />
    );
  },
  ne: {
    ...returnTexts,
    'We are preparing your refund': 'तपाईंको रकम फिर्ता गर्दै छौँ',
    'Your return {number} is complete': 'तपाईंको फिर्ता {number} टुङ्गियो',
    'Your return is complete': 'तपाईंको फिर्ता टुङ्गियो',
    'We have processed your return for order {order}.': 'अर्डर {order} को तपाईंको फिर्ताको काम सकियो।',
    'You will receive other pieces in exchange. Your new order is {number}.':
      'सट्टामा तपाईं अरू गहना पाउनुहुन्छ। तपाईंको नयाँ अर्डर {number} हो।',
    'You don’t need to do anything else. If anything is not right, just reply to this email.':
      'अब केही गर्न बाँकी छैन। केही नमिले यही इमेलको जवाफ दिनुहोस्।',
  },
  sample: { order: sampleOrder, back: sampleReturn },
  variants: { exchange: { back: { ...sampleReturn, exchangeNumber: 'JW-1A2B3C4D5E' } } },
});
