import { formatNpr } from '#domain/pricing/money.ts';
import { Overline, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { styles } from '#graph/mail/templates/styles.ts';
import type { EmailOrder } from '#graph/mail/templates/template.ts';
import { getFirstAmountDue } from './aboutBooking.ts';
import type { OrderShop } from './orderTexts.ts';

/** Instructions for a bank transfer, with the store's account. */
export function BankTransfer({ shop, order }: { shop: OrderShop; order: EmailOrder }) {
  const { t, language } = shop;
  const bankAccount = shop.settings.bankTransfer;
  const { number } = order;
  return (
    <>
      <Overline>{t('Payment')}</Overline>
      <Paragraph>
        {t(
          'Please transfer {total} with {number} as the reference. We’ll prepare your order once we receive the payment.',
          { total: formatNpr(getFirstAmountDue(order), language), number },
        )}
      </Paragraph>
      <p style={styles.text}>
        {bankAccount.bankName}, {bankAccount.branch}
        <br />
        {bankAccount.accountName}
        <br />
        {bankAccount.accountNumber}
      </p>
    </>
  );
}
