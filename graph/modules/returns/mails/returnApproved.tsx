import { localiseDigits } from '#domain/text/numbers.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { Overline, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import { type EmailReturn, ReturnPage, returnTexts } from './ReturnPage.tsx';
import { sampleReturn } from './sampleReturn.ts';

/** Sends the customer instructions for returning the items. */
export const returnApproved = defineOrderEmail({
  name: 'returnApproved',
  title: { en: 'Return approved', ne: 'फिर्ता स्वीकृत भयो' },
  input: declareInput<{ back: EmailReturn }>(),
  subject: ({ t }, { back: { number } }) => t('Please send us your return {number}', { number }),
  body: (shop, content) => {
    const { t, settings, language } = shop;
    const { number, instructions } = content.back;
    const address = (language === 'ne' && settings.addressNe) || settings.address;
    return (
      <ReturnPage
        shop={shop}
        {...content}
        heading={t('Your return is approved')}
        text={t(
          'Please pack the pieces from your order {order} in their boxes, with the tags and a note of the return number {number}. Then send the parcel to us, or bring it to the store.',
          { order: content.order.number, number },
        )}
      >
        <Overline>{t('Send the pieces to')}</Overline>
        <Paragraph>
          {settings.name}
          <br />
          {address}
          <br />
          {localiseDigits(settings.phone, language)}
        </Paragraph>
        {instructions && <Quote>{instructions}</Quote>}
      </ReturnPage>
    );
  },
  ne: {
    ...returnTexts,
    'Please send us your return {number}': 'कृपया फिर्ता {number} हामीलाई पठाउनुहोस्',
    'Your return is approved': 'तपाईंको फिर्ता स्वीकृत भयो',
    'Please pack the pieces from your order {order} in their boxes, with the tags and a note of the return number {number}. Then send the parcel to us, or bring it to the store.':
      'कृपया अर्डर {order} का गहना ट्यागसहित आफ्नै बट्टामा राखेर, फिर्ता नम्बर {number} लेखिएको कागज हाल्नुहोस्। अनि हामीलाई पठाउनुहोस् वा पसलमा ल्याउनुहोस्।',
    'Send the pieces to': 'पठाउने ठेगाना',
  },
  sample: {
    order: sampleOrder,
    back: {
      ...sampleReturn,
      instructions: 'Please send the parcel by registered post and keep the receipt.',
    },
  },
});
