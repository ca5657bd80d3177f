import type { Shop } from '#graph/mail/templates/template.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** What whose order awaits the store's confirmation is told of it. */
export function sayFirstCall({ say }: Shop, { paymentMethod }: Order): string {
  return paymentMethod === 'BANK_TRANSFER'
    ? say('Please do not pay yet. We will call you first; then you get the account to transfer to.')
    : say('We will call you to confirm before we set your pieces aside.');
}
