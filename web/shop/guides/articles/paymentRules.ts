import { applying } from '../article.ts';
import type { Offer } from '../offer.ts';

/** How much the payment methods take that have a limit. */
export function paymentLimits({ methods, wallets, isCashLimitLegal }: Offer): string[] {
  return applying(
    methods.includes('COD') &&
      (isCashLimitLegal
        ? /*i18n*/ 'Cash on delivery is available below {codLimit}, because the law limits cash payments.'
        : /*i18n*/ 'Cash on delivery is available below {codLimit}.'),
    wallets.length > 0 &&
      /*i18n*/ 'With {wallets} you can pay up to {walletLimit} a day. You can pay a part so and the rest with {banks}.',
    /*i18n*/ 'By law, {bankOnlyFrom} or more must be paid from a bank account of the buyer or their family.',
  );
}

/** How long the pieces of an order are held that is to be paid in advance. */
export function holds({ online, transferHours }: Offer): string[] {
  return applying(
    online.length > 0 &&
      /*i18n*/ 'While you pay with {providers}, we hold your pieces for {holdMinutes, plural, one {# minute} other {# minutes}}.',
    transferHours > 0
      ? /*i18n*/ 'For a bank transfer, we hold them for {transferHours, plural, one {# hour} other {# hours}}.'
      : /*i18n*/ 'For a bank transfer, we hold them until your payment arrives.',
    (online.length > 0 || transferHours > 0) &&
      /*i18n*/ 'If the payment has not arrived by then, the order is cancelled. Your order and our email show the time.',
  );
}
