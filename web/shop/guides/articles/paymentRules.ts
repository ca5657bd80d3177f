import { applying } from '../article.ts';
import type { Offer } from '../offer.ts';

/** How much the payment methods take that have a limit, and how a larger order is paid. */
export function paymentLimits(offer: Offer): string[] {
  const { methods, online, isCashLimitLegal } = offer;
  return applying(
    methods.includes('COD') &&
      (isCashLimitLegal
        ? /*i18n*/ 'Cash on delivery is available below {codLimit}, because the law limits cash payments.'
        : /*i18n*/ 'Cash on delivery is available below {codLimit}.'),
    ...advanceLimits(offer),
    online.length > 0 &&
      /*i18n*/ 'You can pay an order in parts, with any of the methods your order offers for the rest. A part payment is at least {leastPartPercent}% of the total; the last one can be smaller.',
  );
}

/** How much the methods take with which an order is paid in advance. */
export function advanceLimits({ wallets }: Offer): string[] {
  return applying(
    wallets.length > 0 && /*i18n*/ 'Each wallet ({wallets}) takes up to {walletLimit} a day.',
    /*i18n*/ 'Orders of {bankOnlyFrom} or more can only be paid with {banks}: by law, the money must come from a bank account of the buyer or their family.',
  );
}

/** How long the pieces of an order are held that is to be paid in advance. */
export function holds({ online, transferHours }: Offer): string[] {
  const hasTerm = online.length > 0 || transferHours > 0;
  return applying(
    online.length > 0 &&
      /*i18n*/ 'While you pay with {providers}, we hold your pieces for {holdMinutes, plural, one {# minute} other {# minutes}}.',
    transferHours > 0
      ? /*i18n*/ 'For a bank transfer, we hold them for {transferHours, plural, one {# hour} other {# hours}}.'
      : /*i18n*/ 'For a bank transfer, we hold them until your payment arrives.',
    hasTerm &&
      /*i18n*/ 'After your first part payment, we hold them for {restHours, plural, one {# hour} other {# hours}} from when it arrives.',
    hasTerm &&
      /*i18n*/ 'If the order is not fully paid by then, it is cancelled and we refund what you paid. Your order and our email show the time.',
    /*i18n*/ 'If you have not paid for an order with us before, we may call you first about a large order or about several unpaid ones. We then hold the pieces once we have confirmed the order or received a payment.',
  );
}
