import { useLingui } from '@lingui/react';
import type { PaymentOption as Option } from '#domain/payments/allowedMethods.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { MethodMark } from '../payment/MethodMark.tsx';
import { whyNotAll } from '../payment/whyNotAll.ts';
import type { PaymentMethodsQuery } from './PaymentMethods.generated.ts';
import { PaymentOption, type PaymentOptionProps } from './PaymentOption.tsx';

interface OnlineOptionProps extends Pick<PaymentOptionProps, 'inputRef'> {
  option: Option;
  /** All payment methods, and the amount to pay now in NPR. */
  asked: { options: readonly Option[]; due: number };
  offer: PaymentMethodsQuery['store']['payWith'][number];
}

/** A provider at whose page the order is paid, with the store's word about it, or why it cannot be. */
export function OnlineOption({ option, asked, offer, inputRef }: OnlineOptionProps) {
  const { i18n } = useLingui();
  const { method, upTo } = option;
  const name = i18n.t(paymentTexts.method[method]);
  const note = (i18n.locale === 'ne' && offer.noteNe) || offer.note;
  const words = [
    whyNotAll(i18n, option, asked) ?? i18n.t('You pay on the {name} page and come back here.', { name }),
    note,
    offer.isTest && i18n.t('Test only: no money moves.'),
  ];
  return (
    <PaymentOption
      value={method}
      label={name}
      mark={<MethodMark method={method} />}
      text={words.filter(Boolean).join(' ')}
      disabled={upTo === 0}
      inputRef={inputRef}
    />
  );
}
