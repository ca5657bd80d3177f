import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { awaitsConfirmation } from '#domain/orders/orderReservation.ts';
import { isTransferRequested } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import { buildOrderLink } from '#graph/modules/orders/buildTrackingLink.ts';
import { BankTransfer } from '#graph/modules/orders/mails/BankTransfer.tsx';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { PaymentDeadline } from '#graph/modules/orders/mails/PaymentDeadline.tsx';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';

/** Sends the customer the reason for declining a transfer receipt, and instructions to send another. */
export const transferReceiptDeclined = defineOrderEmail({
  name: 'transferReceiptDeclined',
  title: { en: 'Transfer receipt declined', ne: 'भौचर अस्वीकृत' },
  input: declareInput<{
    transferReceipt: { /** NPR. */ amount: number; reference: string };
    reason: string;
  }>(),
  subject: ({ t }, { order: { number } }) =>
    t('About the transfer receipt for your order {number}', { number }),
  body: (shop, { order, transferReceipt, reason }) => {
    const { t, language } = shop;
    const { number } = order;
    const textParams = {
      total: formatNpr(transferReceipt.amount, language),
      reference: transferReceipt.reference,
      number,
    };
    const isPaymentDue = calculateAmountDue(order) > 0;
    const isTransferAwaited = isTransferRequested({
      ...order,
      awaitsConfirmation: awaitsConfirmation(order),
    });
    return (
      <EmailPage
        shop={shop}
        preview={t('{number} · your transfer of {total}', textParams)}
        heading={t('We couldn’t find your transfer')}
      >
        <Paragraph>{formatGreeting(shop, order.contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>
            {t(
              'We checked your transfer receipt for order {number} ({total}, reference {reference}) against our bank statement and couldn’t accept it.',
              textParams,
            )}
          </Emphasis>
        </Paragraph>
        <Quote>{reason}</Quote>
        {isPaymentDue && (
          <Paragraph>
            {t(
              'Please check the transfer and upload another receipt on your order page. If you have already sent the money, it isn’t lost: just reply to this email.',
            )}
          </Paragraph>
        )}
        <ActionLink href={buildOrderLink(shop, order)}>{t('See your order')}</ActionLink>
        {isPaymentDue && isTransferAwaited && <BankTransfer shop={shop} order={order} />}
        <PaymentDeadline shop={shop} order={order} />
      </EmailPage>
    );
  },
  ne: {
    ...orderTexts,
    '{number} · your transfer of {total}': '{number} · {total} को ट्रान्सफर',
    'We couldn’t find your transfer': 'तपाईंको ट्रान्सफर भेटिएन',
    'We checked your transfer receipt for order {number} ({total}, reference {reference}) against our bank statement and couldn’t accept it.':
      'तपाईंले अर्डर {number} का लागि पठाउनुभएको भौचर ({total}, सन्दर्भ {reference}) हाम्रो बैंक विवरणसँग भिडायौँ, तर स्वीकार गर्न सकेनौँ।',
    'Please check the transfer and upload another receipt on your order page. If you have already sent the money, it isn’t lost: just reply to this email.':
      'कृपया भौचर जाँचेर अर्डरको पृष्ठबाट अर्को पठाउनुहोस्। रकम पठाइसक्नुभएको छ भने हराएको छैन; यही इमेलको जवाफ दिनुहोस्।',
    'About the transfer receipt for your order {number}': 'तपाईंको अर्डर {number} को भौचरबारे',
  },
  sample: {
    order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER' },
    transferReceipt: { amount: 131_215, reference: 'FT26331K2P' },
    reason: 'No transfer of this amount has reached our account so far.',
  },
});
