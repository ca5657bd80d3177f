import { useLingui } from '@lingui/react';
import { tolaInGrams } from '#domain/catalog/weight.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';

/** The store's facts and the trade's tola as the articles name them, so that a text never says another figure than the one that is charged. */
export function useStoreFacts(): Record<string, string | number> {
  const { i18n } = useLingui();
  const { name, phone, email, address, freeShippingFrom, shippingFee, taxPercent, codLimit, returnDays } =
    useStore();
  return {
    name,
    phone,
    email,
    address,
    freeShippingFrom: formatNpr(freeShippingFrom, i18n.locale),
    shippingFee: formatNpr(shippingFee, i18n.locale),
    taxPercent: formatPlainNumber(taxPercent, i18n.locale),
    codLimit: formatNpr(codLimit, i18n.locale),
    returnDays,
    tola: tolaInGrams(i18n.locale),
  };
}
