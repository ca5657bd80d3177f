import { useLingui } from '@lingui/react';
import type { PaymentOption as Option } from '#domain/payments/listPaymentOptions.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { MethodMark } from '../payment/MethodMark.tsx';
import { getMethodLimitText } from '../payment/methodLimitText.ts';
import type { PaymentMethodsQuery } from './PaymentMethods.generated.ts';
import { PaymentOption, type PaymentOptionProps } from './PaymentOption.tsx';

interface OnlineOptionProps extends Pick<PaymentOptionProps, 'inputRef'> {
  option: Option;
  /** All payment methods, and the amount to pay now in NPR. */
  paymentChoice: { options: readonly Option[]; due: number };
  offer: PaymentMethodsQuery['store']['payWith'][number];
}

/** Payment option of a provider, with the store's note or the reason why it is unavailable. */
export function OnlineOption({ option, paymentChoice, offer, inputRef }: OnlineOptionProps) {
  const { i18n } = useLingui();
  const { method, upTo } = option;
  const name = i18n.t(paymentTexts.method[method]);
  const note = (i18n.locale === 'ne' && offer.noteNe) || offer.note;
  const texts = [
    getMethodLimitText(i18n, option, paymentChoice) ??
      i18n.t('Pay on the {name} page, then return here.', { name }),
    note,
    offer.isTest && i18n.t('Test mode. No real money will be charged.'),
  ];
  return (
    <PaymentOption
      value={method}
      label={name}
      mark={<MethodMark method={method} />}
      text={texts.filter(Boolean).join(' ')}
      disabled={upTo === 0}
      inputRef={inputRef}
    />
  );
}
