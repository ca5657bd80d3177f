import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { readablePhone } from '#domain/text/readablePhone.ts';

/** Who buys; a walk-in need not say. */
export function BuyerName({ contact }: { contact: { name: string; phone: string } }) {
  const { i18n } = useLingui();
  return buyerName(i18n, contact);
}

/** Who buys, as a list names them: at the counter one need not say. */
export function buyerName(i18n: I18n, { name, phone }: { name: string; phone?: string }): string {
  return name || readablePhone(phone ?? '') || i18n.t('Walk-in customer');
}
