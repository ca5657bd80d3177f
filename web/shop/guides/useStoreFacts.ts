import { formatNpr } from '#domain/money.ts';
import { useStore } from '#web/app/useStore.ts';

/** The store's facts as the articles name them, so that a text never says another figure than the one that is charged. */
export function useStoreFacts(): Record<string, string> {
  const { name, phone, email, address, freeShippingFrom, shippingFee, taxPercent, codLimit } = useStore();
  return {
    name,
    phone,
    email,
    address,
    freeShippingFrom: formatNpr(freeShippingFrom),
    shippingFee: formatNpr(shippingFee),
    taxPercent: String(taxPercent),
    codLimit: formatNpr(codLimit),
  };
}
