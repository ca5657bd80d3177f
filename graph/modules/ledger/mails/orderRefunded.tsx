import type { RefundMethod } from '#domain/orders/orderLifecycle.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { isWallet } from '#domain/payments/onlineMethods.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailContext } from '#graph/mail/templates/template.ts';
import { buildOrderLink } from '#graph/modules/orders/buildTrackingLink.ts';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';

const ne = {
  ...orderTexts,
  'The refund will go back to the {method} account you paid with.':
    'रकम तपाईंले तिर्नुभएकै {method} खातामा फिर्ता जान्छ।',
  '{number} · {total} refunded': '{number} · {total} फिर्ता गर्‍यौँ',
  'We have refunded you': 'तपाईंको रकम फिर्ता गर्‍यौँ',
  'We have refunded {total} for your order {number}.': 'तपाईंको अर्डर {number} को {total} फिर्ता गर्‍यौँ।',
  'Reference: {reference}': 'सन्दर्भ: {reference}',
  'Refund for your order {number}': 'तपाईंको अर्डर {number} को रकम फिर्ता',
  'You received the refund in cash.': 'रकम तपाईंले नगदमा पाउनुभयो।',
  'The refund will go back to the card you paid with. Your bank may take up to 10 working days to process it.':
    'रकम तपाईंले तिर्दा चलाएको कार्डमै फर्किन्छ; बैंकले बढीमा १० कार्यदिन लगाउन सक्छ।',
  'The refund will arrive in your bank account within 3 working days.':
    'रकम ३ कार्यदिनभित्र तपाईंको बैंक खातामा पुग्छ।',
};

/** Confirms a refund to the customer: amount, method and expected arrival. */
export const orderRefunded = defineOrderEmail({
  name: 'orderRefunded',
  title: { en: 'Refund', ne: 'रकम फिर्ता' },
  input: declareInput<{
    /** NPR. */ amount: number;
    method: RefundMethod;
    reference: string | null;
    note: string | null;
  }>(),
  subject: ({ t }, { order: { number } }) => t('Refund for your order {number}', { number }),
  body: (shop, { order, amount, method, reference, note }) => {
    const { t } = shop;
    const { number } = order;
    const sum = formatNpr(amount, shop.language);
    return (
      <EmailPage
        shop={shop}
        preview={t('{number} · {total} refunded', { number, total: sum })}
        heading={t('We have refunded you')}
      >
        <Paragraph>{formatGreeting(shop, order.contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>
            {t('We have refunded {total} for your order {number}.', { total: sum, number })}
          </Emphasis>{' '}
          {describeArrival(shop, method)}
        </Paragraph>
        {reference && <Paragraph>{t('Reference: {reference}', { reference })}</Paragraph>}
        {note && <Quote>{note}</Quote>}
        <ActionLink href={buildOrderLink(shop, order)}>{t('See your order')}</ActionLink>
      </EmailPage>
    );
  },
  ne,
  sample: {
    order: sampleOrder,
    amount: 131_215,
    method: 'BANK_TRANSFER',
    reference: 'NBL-88213',
    note: null,
  },
  variants: {
    cash: { amount: 500, method: 'CASH', reference: null, note: 'For the dented box.' },
  },
});

function describeArrival({ t }: EmailContext<typeof ne>, method: RefundMethod): string {
  if (method === 'CASH') return t('You received the refund in cash.');
  if (method === 'CARD')
    return t(
      'The refund will go back to the card you paid with. Your bank may take up to 10 working days to process it.',
    );
  if (isWallet(method))
    return t('The refund will go back to the {method} account you paid with.', {
      method: t(METHOD_TEXTS[method]),
    });
  return t('The refund will arrive in your bank account within 3 working days.');
}
