import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import { type EmailReturn, ReturnPage, returnTexts } from './ReturnPage.tsx';
import { sampleReturn } from './sampleReturn.ts';

/** Confirms a return request to the customer. */
export const returnRequested = defineOrderEmail({
  name: 'returnRequested',
  title: { en: 'Return requested', ne: 'फिर्ताको अनुरोध आयो' },
  input: declareInput<{ back: EmailReturn }>(),
  subject: ({ t }, { back: { number } }) => t('Your return {number}', { number }),
  body: (shop, content) => (
    <ReturnPage
      shop={shop}
      {...content}
      heading={shop.t('We have received your request')}
      text={shop.t(
        'You have asked to return pieces from your order {order}. We’ll review your request and email you, usually within one working day. Please keep the pieces until then.',
        { order: content.order.number },
      )}
      shouldListPreferences
    >
      <Paragraph>
        {content.back.wish === 'EXCHANGE'
          ? shop.t('You have requested an exchange. We will do our best to arrange it.')
          : shop.t('You have requested a refund.')}
      </Paragraph>
    </ReturnPage>
  ),
  ne: {
    ...returnTexts,
    'We have received your request': 'तपाईंको अनुरोध पायौँ',
    'You have asked to return pieces from your order {order}. We’ll review your request and email you, usually within one working day. Please keep the pieces until then.':
      'तपाईंले अर्डर {order} का गहना फिर्ता गर्न अनुरोध गर्नुभएको छ। हामी हेरेर प्रायः एक कार्यदिनभित्र तपाईंलाई इमेल गर्छौँ। त्यतिन्जेल गहना आफूसँगै राख्नुहोला।',
    'You have requested an exchange. We will do our best to arrange it.':
      'तपाईंले गहना साट्न अनुरोध गर्नुभएको छ। हामी सकेसम्म मिलाउँछौँ।',
    'You have requested a refund.': 'तपाईंले रकम फिर्ता माग्नुभएको छ।',
  },
  sample: { order: sampleOrder, back: sampleReturn },
  variants: {
    exchange: {
      back: {
        ...sampleReturn,
        wish: 'EXCHANGE',
        lines: sampleReturn.lines.map((line) => ({
          ...line,
          exchangeSize: '8',
          exchangePreference: 'Or the one with the ruby, if that is easier.',
        })),
      },
    },
  },
});
