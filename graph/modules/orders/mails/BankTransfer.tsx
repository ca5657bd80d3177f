import { formatNpr } from '#domain/pricing/money.ts';
import { look } from '#graph/mail/templates/look.ts';
import { Overline, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder } from '#graph/mail/templates/template.ts';
import { askedFirst } from './aboutBooking.ts';
import type { OrderShop } from './orderTexts.ts';

/** Asks for the bank transfer of an order, with the account that it goes to. */
export function BankTransfer({ shop, order }: { shop: OrderShop; order: MailedOrder }) {
  const { say, language } = shop;
  const bank = shop.settings.bankTransfer;
  const { number } = order;
  return (
    <>
      <Overline>{say('Payment')}</Overline>
      <Paragraph>
        {say(
          'Please transfer {total} with {number} as the reference. We start on your order once we receive the payment.',
          { total: formatNpr(askedFirst(order), language), number },
        )}
      </Paragraph>
      <p style={look.text}>
        {bank.bankName}, {bank.branch}
        <br />
        {bank.accountName}
        <br />
        {bank.accountNumber}
      </p>
    </>
  );
}
