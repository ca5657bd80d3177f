import { omitFalse } from '../article.ts';
import type { StoreOffer } from '../offer.ts';

/** Describes the limits of payment methods and how a larger order is paid. */
export function describePaymentLimits(offer: StoreOffer): string[] {
  const { methods, online, isCashLimitSetByLaw } = offer;
  return omitFalse(
    methods.includes('COD') &&
      (isCashLimitSetByLaw
        ? /*i18n*/ 'Cash on delivery is available for orders below {codLimit}, because the law limits cash payments.'
        : /*i18n*/ 'Cash on delivery is available for orders below {codLimit}.'),
    ...describeAdvanceLimits(offer),
    online.length > 0 &&
      /*i18n*/ 'You can pay for an order in several part payments, by any method available for that order. Each part payment must be at least {minPartialPaymentPercent}% of the total; only the last one can be smaller.',
  );
}

/** Describes the limits of methods for paying in advance. */
export function describeAdvanceLimits({ wallets }: StoreOffer): string[] {
  return omitFalse(
    wallets.length > 0 && /*i18n*/ 'You can pay up to {walletLimit} a day from each wallet ({wallets}).',
    /*i18n*/ 'Orders of {bankOnlyFrom} or more can only be paid by {banks}. By law, the money must come from your own or a family member’s bank account.',
  );
}

/** Describes how long items are reserved for an order paid in advance. */
export function describeReservationTimes({ online, transferHours }: StoreOffer): string[] {
  const hasPaymentDeadline = online.length > 0 || transferHours > 0;
  return omitFalse(
    online.length > 0 &&
      /*i18n*/ 'While you pay with {providers}, we reserve your pieces for {holdMinutes, plural, one {# minute} other {# minutes}}.',
    transferHours > 0
      ? /*i18n*/ 'If you pay by bank transfer, we reserve your pieces for {transferHours, plural, one {# hour} other {# hours}}.'
      : /*i18n*/ 'If you pay by bank transfer, we reserve your pieces until your payment arrives.',
    hasPaymentDeadline &&
      /*i18n*/ 'Once your first part payment arrives, we reserve your pieces for {restHours, plural, one {# hour} other {# hours}}.',
    hasPaymentDeadline &&
      /*i18n*/ 'If the order is not fully paid by the deadline, we’ll cancel it and refund what you’ve paid. The deadline is shown on your order and in our email.',
    /*i18n*/ 'If you haven’t paid for an order with us before, we may call you to confirm a large order or several unpaid ones. In that case, we’ll reserve the pieces once we’ve confirmed the order or received a payment.',
  );
}
