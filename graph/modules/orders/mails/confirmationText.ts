import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OrderShop } from './orderTexts.ts';

/** Text for an order that awaits the store's confirmation. Nothing is reserved before it is confirmed. */
export function getConfirmationText({ t }: OrderShop, { paymentMethod }: Order): string {
  if (paymentMethod === 'BANK_TRANSFER')
    return t('Please don’t pay yet. We’ll call you first, then give you our bank details.');
  return isOnline(paymentMethod)
    ? t(
        'Your pieces are not reserved yet. Pay now to reserve them while they last; we may call you to confirm your order.',
      )
    : t('We will call you to confirm before we reserve your pieces.');
}
