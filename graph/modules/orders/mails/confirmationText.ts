import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OrderShop } from './orderTexts.ts';

/** Text for an order that awaits the store's confirmation, before which no pieces are reserved. */
export function sayFirstCall({ say }: OrderShop, { paymentMethod }: Order): string {
  if (paymentMethod === 'BANK_TRANSFER')
    return say('Please do not pay yet. We will call you first; then you get the account to transfer to.');
  return isOnline(paymentMethod)
    ? say(
        'Your pieces are not reserved yet. Pay now to reserve them while they last; we may call you to confirm your order.',
      )
    : say('We will call you to confirm before we set your pieces aside.');
}
