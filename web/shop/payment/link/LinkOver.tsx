import { useLingui } from '@lingui/react';
import type { PaymentLinkState } from '#web/graphql/types.generated.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';

const TEXTS: Record<Exclude<PaymentLinkState, 'OPEN'>, { title: string; text: string }> = {
  PAID: {
    title: /*i18n*/ 'This order is paid',
    text: /*i18n*/ 'Thank you: nothing is left to pay for order {number}.',
  },
  CANCELLED: {
    title: /*i18n*/ 'This order was called off',
    text: /*i18n*/ 'Nothing is to be paid for order {number} any more.',
  },
  EXPIRED: {
    title: /*i18n*/ 'The time to pay by this link is over',
    text: /*i18n*/ 'Please ask the store for another link to pay order {number}. If you have paid already, there is nothing to do.',
  },
};

/** Why a payment link pays nothing any more. */
export function LinkOver({ state, number }: { state: PaymentLinkState; number: string }) {
  const { i18n } = useLingui();
  const { title, text } = TEXTS[state === 'OPEN' ? 'EXPIRED' : state];
  return <ScreenNotice title={i18n.t(title)} text={i18n.t(text, { number })} />;
}
