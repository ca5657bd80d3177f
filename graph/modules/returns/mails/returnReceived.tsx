import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailContext, EmailOrder } from '#graph/mail/templates/template.ts';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import { type EmailReturn, ReturnPage, returnTexts } from './ReturnPage.tsx';
import { sampleReceivedReturn } from './sampleReturn.ts';

const ne = {
  ...returnTexts,
  'Your return {number} has arrived': 'तपाईंको फिर्ता {number} आइपुग्यो',
  'The pieces you returned from order {order} have reached us, and we have checked them.':
    'अर्डर {order} बाट फिर्ता गर्नुभएका गहना आइपुगे र हामीले जाँच्यौँ।',
  'There is nothing to refund for them.': 'तिनका लागि फिर्ता गर्नुपर्ने रकम केही छैन।',
  '{total} will be credited towards your exchange.': 'सट्टामा लिने गहनामा {total} जोडिन्छ।',
  'You don’t owe anything for them.': 'तिनका लागि तपाईंले केही तिर्नुपर्दैन।',
  '{total} has been credited to your order.': 'तपाईंको अर्डरमा {total} घटाइयो।',
  'We have deducted {total}:': 'हामीले {total} कटायौँ:',
};

/** Confirms to the customer that the items arrived, with the amount credited. */
export const returnReceived = defineOrderEmail({
  name: 'returnReceived',
  title: { en: 'Return received', ne: 'फिर्ता सामान बुझियो' },
  input: declareInput<{ back: EmailReturn }>(),
  subject: ({ t }, { back: { number } }) => t('Your return {number} has arrived', { number }),
  body: (shop, content) => {
    const { t, language } = shop;
    const { deduction, deductionReason } = content.back;
    const arrivalText = t(
      'The pieces you returned from order {order} have reached us, and we have checked them.',
      { order: content.order.number },
    );
    return (
      <ReturnPage
        shop={shop}
        {...content}
        heading={t('We have received your return')}
        text={`${arrivalText} ${describeNextSteps(shop, content)}`}
      >
        {deduction > 0 && (
          <>
            <Paragraph>{t('We have deducted {total}:', { total: formatNpr(deduction, language) })}</Paragraph>
            {deductionReason && <Quote>{deductionReason}</Quote>}
          </>
        )}
      </ReturnPage>
    );
  },
  ne,
  sample: { order: sampleOrder, back: { ...sampleReceivedReturn, refundDue: 131_215 } },
  variants: { exchange: { back: { ...sampleReceivedReturn, wish: 'EXCHANGE', refundDue: 131_215 } } },
});

interface ReturnContent {
  order: EmailOrder;
  back: EmailReturn;
}

function describeNextSteps({ t, language }: EmailContext<typeof ne>, { order, back }: ReturnContent): string {
  const { credited, refundDue, wish } = back;
  if (credited === 0) return t('There is nothing to refund for them.');
  const sum = formatNpr(credited, language);
  if (refundDue === 0 && calculateAmountDue(order) === 0) return t('You don’t owe anything for them.');
  if (wish === 'EXCHANGE') return t('{total} will be credited towards your exchange.', { total: sum });
  if (refundDue === 0) return t('{total} has been credited to your order.', { total: sum });
  return t('We will refund {total} within 7 working days.', { total: formatNpr(refundDue, language) });
}
