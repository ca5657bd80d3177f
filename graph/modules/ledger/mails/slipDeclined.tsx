import { amountDue } from '#domain/orders/ledger.ts';
import { isTransferAsked } from '#domain/orders/payment.ts';
import { awaitsConfirmation } from '#domain/orders/setAside.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { defineOrderMail, inputOf } from '#graph/mail/defineMail.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import { BankTransfer } from '#graph/modules/orders/mails/BankTransfer.tsx';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { PayUntil } from '#graph/modules/orders/mails/PayUntil.tsx';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import { orderLink } from '#graph/modules/orders/trackingLink.ts';

/** That the store did not find the money of a slip, why, and how to send another. */
export const slipDeclined = defineOrderMail({
  name: 'slipDeclined',
  title: { en: 'Slip declined', ne: 'भौचर अस्वीकृत' },
  input: inputOf<{ slip: { /** NPR. */ amount: number; reference: string }; reason: string }>(),
  subject: ({ say }, { order: { number } }) => say('About the slip for your order {number}', { number }),
  body: (shop, { order, slip, reason }) => {
    const { say, language } = shop;
    const { number } = order;
    const about = { total: formatNpr(slip.amount, language), reference: slip.reference, number };
    const isAsked = amountDue(order) > 0;
    const asksTransfer = isTransferAsked({ ...order, awaitsConfirmation: awaitsConfirmation(order) });
    return (
      <MailPage
        shop={shop}
        preview={say('{number} · your transfer of {total}', about)}
        heading={say('We could not find your transfer')}
      >
        <Paragraph>{greeting(shop, order.contactName)}</Paragraph>
        <Paragraph>
          <Emphasis of={number}>
            {say(
              'We have compared the slip that you sent for your order {number} with our bank account, and could not accept it: {total}, reference {reference}.',
              about,
            )}
          </Emphasis>
        </Paragraph>
        <Quote>{reason}</Quote>
        {isAsked && (
          <Paragraph>
            {say(
              'Please check it and send us another slip on your order’s page. If you have transferred the money, it is not lost: just reply to this email.',
            )}
          </Paragraph>
        )}
        <ActionLink href={orderLink(shop, order)}>{say('See your order')}</ActionLink>
        {isAsked && asksTransfer && <BankTransfer shop={shop} order={order} />}
        <PayUntil shop={shop} order={order} />
      </MailPage>
    );
  },
  ne: {
    ...orderTexts,
    '{number} · your transfer of {total}': '{number} · {total} को ट्रान्सफर',
    'We could not find your transfer': 'तपाईंको ट्रान्सफर भेटिएन',
    'We have compared the slip that you sent for your order {number} with our bank account, and could not accept it: {total}, reference {reference}.':
      'तपाईंले अर्डर {number} का लागि पठाएको भौचर हाम्रो बैंक खातासँग भिडायौँ, तर स्वीकार गर्न सकेनौँ: {total}, रेफरेन्स {reference}।',
    'Please check it and send us another slip on your order’s page. If you have transferred the money, it is not lost: just reply to this email.':
      'एकपटक फेरि हेरेर अर्डरको पृष्ठबाट अर्को भौचर पठाउनुहोस्। पैसा पठाइसक्नुभएको छ भने केही बिग्रेको छैन: यही मेलको जवाफ दिनुहोस्।',
    'About the slip for your order {number}': 'तपाईंको अर्डर {number} को भौचरबारे',
  },
  sample: {
    order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER' },
    slip: { amount: 131_215, reference: 'FT26331K2P' },
    reason: 'No transfer of this amount has reached our account by this evening.',
  },
});
