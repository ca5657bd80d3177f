import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { Quote } from '#graph/mail/templates/Paragraph.tsx';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import { type EmailReturn, ReturnPage, returnTexts } from './ReturnPage.tsx';
import { sampleReturn } from './sampleReturn.ts';

/** Sends the customer the reason for declining the return. */
export const returnDeclined = defineOrderEmail({
  name: 'returnDeclined',
  title: { en: 'Return declined', ne: 'फिर्ता अस्वीकार भयो' },
  input: declareInput<{ back: EmailReturn }>(),
  subject: ({ t }, { back: { number } }) => t('About your return {number}', { number }),
  body: (shop, content) => (
    <ReturnPage
      shop={shop}
      {...content}
      heading={shop.t('We can’t accept your return')}
      text={shop.t(
        'We are sorry, but we can’t take back these pieces from your order {order}. If you disagree, just reply to this email.',
        { order: content.order.number },
      )}
    >
      {content.back.declineReason && <Quote>{content.back.declineReason}</Quote>}
    </ReturnPage>
  ),
  ne: {
    ...returnTexts,
    'About your return {number}': 'तपाईंको फिर्ता {number} बारे',
    'We can’t accept your return': 'हामी गहना फिर्ता लिन सक्दैनौँ',
    'We are sorry, but we can’t take back these pieces from your order {order}. If you disagree, just reply to this email.':
      'माफ गर्नुहोला, अर्डर {order} का यी गहना हामी फिर्ता लिन सक्दैनौँ। तपाईंको विचार फरक छ भने यही इमेलको जवाफ दिनुहोस्।',
  },
  sample: {
    order: sampleOrder,
    back: {
      ...sampleReturn,
      declineReason: 'The ring was engraved for you, and our return policy excludes engraved pieces.',
    },
  },
});
