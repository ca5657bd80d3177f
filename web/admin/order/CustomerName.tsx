import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatPhone } from '#domain/text/formatPhone.ts';

/** Shows the customer's name; for a counter sale without a name, the phone number or a label. */
export function CustomerName({ contact }: { contact: { name: string; phone: string } }) {
  const { i18n } = useLingui();
  return getCustomerName(i18n, contact);
}

/** Returns the customer's name; for a counter sale without a name, the phone number or a label. */
export function getCustomerName(i18n: I18n, { name, phone }: { name: string; phone?: string }): string {
  return name || formatPhone(phone ?? '') || i18n.t('Walk-in customer');
}
