import { omitFalse } from '../article.ts';
import type { StoreOffer } from '../offer.ts';

/** Describes the limits of payment methods and how a larger order is paid. */
export function describePaymentLimits(offer: StoreOffer): string[] {
  const { methods, online, isCashLimitSetByLaw } = offer;
  return omitFalse(
    methods.includes('COD') &&
      (isCashLimitSetByLaw
        ? /*i18n*/ 'Cash on delivery is available below {codLimit}, because the law limits cash payments.'
        : /*i18n*/ 'Cash on delivery is available below {codLimit}.'),
    ...describeAdvanceLimits(offer),
    online.length > 0 &&
      /*i18n*/ 'You can pay for an order in parts, and pay the remaining amount with any method your order offers. A part payment is at least {minPartialPaymentPercent}% of the total; the last one can be smaller.',
  );
}

/** Describes the limits of methods for paying in advance. */
export function describeAdvanceLimits({ wallets }: StoreOffer): string[] {
  return omitFalse(
    wallets.length > 0 && /*i18n*/ 'Each wallet ({wallets}) takes up to {walletLimit} a day.',
    /*i18n*/ 'Orders of {bankOnlyFrom} or more can only be paid with {banks}. By law, the money must come from a bank account of the customer or their family.',
  );
}

/** Describes how long items are reserved for an order paid in advance. */
export function describeReservationTimes({ online, transferHours }: StoreOffer): string[] {
  const hasPaymentDeadline = online.length > 0 || transferHours > 0;
  return omitFalse(
    online.length > 0 &&
      /*i18n*/ 'While you pay with {providers}, we reserve your pieces for {holdMinutes, plural, one {# minute} other {# minutes}}.',
    transferHours > 0
      ? /*i18n*/ 'For a bank transfer, we reserve them for {transferHours, plural, one {# hour} other {# hours}}.'
      : /*i18n*/ 'For a bank transfer, we reserve them until your payment arrives.',
    hasPaymentDeadline &&
      /*i18n*/ 'After your first part payment, we reserve them for {restHours, plural, one {# hour} other {# hours}} from when it arrives.',
    hasPaymentDeadline &&
      /*i18n*/ 'If the order is not fully paid by then, it is cancelled and we refund what you paid. Your order and our email show the time.',
    /*i18n*/ 'If you haven’t paid for an order with us before, we may call you first about a large order or several unpaid ones. In that case, we reserve the pieces once we have confirmed the order or received a payment.',
  );
}
