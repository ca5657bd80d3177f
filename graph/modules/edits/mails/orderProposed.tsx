import { inNepali } from '#domain/calendar/nepaliTime.ts';
import type { EditChange } from '#domain/orders/edit/editChanges.ts';
import type { EditedTotals } from '#domain/orders/edit/editedTotals.ts';
import { lastDayOf } from '#domain/orders/edit/proposal.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { defineOrderMail, inputOf } from '#graph/mail/defineMail.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop } from '#graph/mail/templates/template.ts';
import { OrderLines } from '#graph/modules/orders/mails/OrderLines.tsx';
import { OrderTotals } from '#graph/modules/orders/mails/OrderTotals.tsx';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import { orderLink } from '#graph/modules/orders/trackingLink.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import { OrderChanges } from './OrderChanges.tsx';
import { sampleChanges, sampleTarget } from './sampleChanges.ts';

const ne = {
  ...orderTexts,
  'Changed already, as you wished': 'तपाईंले भनेअनुसार फेरिसकिएको',
  'May we change your order?': 'तपाईंको अर्डरमा परिवर्तन गरौँ?',
  'May we change your order {number}?': 'तपाईंको अर्डर {number} मा परिवर्तन गरौँ?',
  'We would like to change your order {number}. Nothing changes unless you agree.':
    'हामी तपाईंको अर्डर {number} मा परिवर्तन गर्न चाहन्छौँ। तपाईं सहमत नभएसम्म केही परिवर्तन हुँदैन।',
  'See and answer': 'हेरेर जवाफ दिनुहोस्',
  'We keep the prices and the pieces for you until the end of {day}.':
    'यो मूल्य र गहना तपाईंका लागि {day} सम्म राख्छौँ।',
  'Still to pay then: {due}.': 'त्यसपछि तिर्न बाँकी: {due}।',
  'We would pay back {refundDue} to you.': 'हामी तपाईंलाई {refundDue} फिर्ता गर्नेछौँ।',
};

/** Asks the buyer to agree to a change of their order. */
export const orderProposed = defineOrderMail({
  name: 'orderProposed',
  title: { en: 'Change proposed', ne: 'परिवर्तन प्रस्ताव गरियो' },
  input: inputOf<{
    changes: readonly EditChange[];
    /** Changes already made, because they need no agreement. */
    made: readonly EditChange[];
    /** The order after the change. */
    target: { lines: OrderLine[]; totals: EditedTotals; couponCode: string | null };
    message: string | null;
    expiresAt: Date;
    /** Amount due after the change, NPR. */
    due: number;
    /** Refund due after the change, NPR. */
    refundDue: number;
  }>(),
  subject: ({ say }, { order: { number } }) => say('May we change your order {number}?', { number }),
  body: (shop, { order, ...proposed }) => {
    const { say, language } = shop;
    const { number, contactName } = order;
    const { changes, made, target, message, expiresAt, due, refundDue } = proposed;
    const { items: itemsTotal, ...sums } = target.totals;
    const { discount, shipping, shippingDiscount, taxPercent, tax, finalTotal } = sums;
    const totals = { itemsTotal, discount, shipping, shippingDiscount, taxPercent, tax, finalTotal };
    const npr = (amount: number) => formatNpr(amount, language);
    return (
      <MailPage
        shop={shop}
        preview={say('{number} · {total}', { number, total: npr(finalTotal) })}
        heading={say('May we change your order?')}
      >
        <Paragraph>{greeting(shop, contactName)}</Paragraph>
        <Paragraph>
          <Emphasis of={number}>
            {say('We would like to change your order {number}. Nothing changes unless you agree.', {
              number,
            })}
          </Emphasis>
        </Paragraph>
        {message && <Quote>{message}</Quote>}
        <OrderChanges shop={shop} changes={changes} />
        <OrderChanges shop={shop} changes={made} title={say('Changed already, as you wished')} />
        <ActionLink href={orderLink(shop, order, 'asked')}>{say('See and answer')}</ActionLink>
        <Aside>
          {say('We keep the prices and the pieces for you until the end of {day}.', {
            day: lastDay(shop, expiresAt),
          })}
        </Aside>
        <OrderLines shop={shop} lines={target.lines} />
        <OrderTotals shop={shop} order={{ ...order, ...totals, couponCode: target.couponCode }} />
        {due > 0 && <Paragraph>{say('Still to pay then: {due}.', { due: npr(due) })}</Paragraph>}
        {refundDue > 0 && (
          <Paragraph>{say('We would pay back {refundDue} to you.', { refundDue: npr(refundDue) })}</Paragraph>
        )}
      </MailPage>
    );
  },
  ne,
  sample: {
    order: sampleOrder,
    changes: sampleChanges,
    made: [],
    target: sampleTarget,
    message: 'The stone that you chose cracked while it was set, and there is no second one like it.',
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

function lastDay({ language }: Shop<typeof ne>, expiresAt: Date): string {
  const last = lastDayOf(expiresAt);
  return language === 'ne' ? inNepali.date(last) : day.format(last);
}
