import { nepaliTime } from '#domain/calendar/nepaliTime.ts';
import type { EditedTotals } from '#domain/orders/edit/calculateEditedTotals.ts';
import type { EditChange } from '#domain/orders/edit/compareOrders.ts';
import { getLastAnswerDay } from '#domain/orders/edit/proposal.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Aside, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailContext } from '#graph/mail/templates/template.ts';
import { buildOrderLink } from '#graph/modules/orders/buildTrackingLink.ts';
import { OrderLines } from '#graph/modules/orders/mails/OrderLines.tsx';
import { OrderTotals } from '#graph/modules/orders/mails/OrderTotals.tsx';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import { OrderChanges } from './OrderChanges.tsx';
import { sampleChanges, sampleTarget } from './sampleChanges.ts';

const ne = {
  ...orderTexts,
  'Already changed, as you requested': 'तपाईंले भनेअनुसार फेरिसकिएको',
  'May we change your order?': 'तपाईंको अर्डरमा परिवर्तन गर्न सक्छौँ?',
  'May we change your order {number}?': 'तपाईंको अर्डर {number} मा परिवर्तन गर्न सक्छौँ?',
  'We would like to change your order {number}. Nothing will change unless you agree.':
    'हामी तपाईंको अर्डर {number} मा परिवर्तन गर्न चाहन्छौँ। तपाईं सहमत नभएसम्म केही परिवर्तन हुँदैन।',
  'Review the change': 'परिवर्तन हेर्नुहोस्',
  'We will reserve the pieces and keep these prices for you until the end of {day}.':
    '{day} सम्म गहना तपाईंका लागि छुट्ट्याएर राख्छौँ, र मूल्य यही रहन्छ।',
  'Amount due after the change: {due}.': 'परिवर्तनपछि तिर्न बाँकी: {due}।',
  'If you agree, we will refund you {refundDue}.': 'तपाईं सहमत हुनुभए हामी तपाईंलाई {refundDue} फिर्ता गर्नेछौँ।',
};

/** Asks the customer to approve a change of their order. */
export const orderProposed = defineOrderEmail({
  name: 'orderProposed',
  title: { en: 'Change proposed', ne: 'परिवर्तन प्रस्ताव गरियो' },
  input: declareInput<{
    changes: readonly EditChange[];
    /** Changes that were applied immediately, because they need no agreement. */
    made: readonly EditChange[];
    /** The order after the change. */
    target: { lines: OrderLine[]; totals: EditedTotals; couponCode: string | null };
    message: string | null;
    expiresAt: Date;
    /** Amount due after the change, in NPR. */
    due: number;
    /** Refund due after the change, in NPR. */
    refundDue: number;
  }>(),
  subject: ({ t }, { order: { number } }) => t('May we change your order {number}?', { number }),
  body: (shop, { order, ...proposed }) => {
    const { t, language } = shop;
    const { number, contactName } = order;
    const { changes, made, target, message, expiresAt, due, refundDue } = proposed;
    const { items: itemsTotal, ...sums } = target.totals;
    const { discount, shipping, shippingDiscount, taxPercent, tax, finalTotal } = sums;
    const totals = { itemsTotal, discount, shipping, shippingDiscount, taxPercent, tax, finalTotal };
    const formatAmount = (amount: number) => formatNpr(amount, language);
    return (
      <EmailPage
        shop={shop}
        preview={t('{number} · {total}', { number, total: formatAmount(finalTotal) })}
        heading={t('May we change your order?')}
      >
        <Paragraph>{formatGreeting(shop, contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>
            {t('We would like to change your order {number}. Nothing will change unless you agree.', {
              number,
            })}
          </Emphasis>
        </Paragraph>
        {message && <Quote>{message}</Quote>}
        <OrderChanges shop={shop} changes={changes} />
        <OrderChanges shop={shop} changes={made} title={t('Already changed, as you requested')} />
        <ActionLink href={buildOrderLink(shop, order, 'asked')}>{t('Review the change')}</ActionLink>
        <Aside>
          {t('We will reserve the pieces and keep these prices for you until the end of {day}.', {
            day: formatLastDay(shop, expiresAt),
          })}
        </Aside>
        <OrderLines shop={shop} lines={target.lines} />
        <OrderTotals shop={shop} order={{ ...order, ...totals, couponCode: target.couponCode }} />
        {due > 0 && (
          <Paragraph>{t('Amount due after the change: {due}.', { due: formatAmount(due) })}</Paragraph>
        )}
        {refundDue > 0 && (
          <Paragraph>
            {t('If you agree, we will refund you {refundDue}.', { refundDue: formatAmount(refundDue) })}
          </Paragraph>
        )}
      </EmailPage>
    );
  },
  ne,
  sample: {
    order: sampleOrder,
    changes: sampleChanges,
    made: [],
    target: sampleTarget,
    message: 'The stone you chose cracked while it was being set, and this piece is one of a kind.',
    expiresAt: new Date('2026-11-28T18:15:00Z'),
    due: 156_008,
    refundDue: 0,
  },
});

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

function formatLastDay({ language }: EmailContext<typeof ne>, expiresAt: Date): string {
  const lastDay = getLastAnswerDay(expiresAt);
  return language === 'ne' ? nepaliTime.formatDateInBothCalendars(lastDay) : day.format(lastDay);
}
