import { useLingui } from '@lingui/react';
import { buyerName } from './buyerName.ts';

/** Who buys; a walk-in need not say. */
export function BuyerName({ contact }: { contact: { name: string; phone: string } }) {
  const { i18n } = useLingui();
  return buyerName(i18n, contact);
}
