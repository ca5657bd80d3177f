import type { I18n } from '@lingui/core';
import { readablePhone } from '#domain/text/readablePhone.ts';

/** Who buys, as a list names them: at the counter one need not say. */
export function buyerName(i18n: I18n, { name, phone }: { name: string; phone?: string }): string {
  return name || readablePhone(phone ?? '') || i18n.t('Walk-in customer');
}
