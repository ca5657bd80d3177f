import { formatNpr } from '#domain/pricing/money.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { formatDayAndTime } from '#graph/mail/templates/formatDayAndTime.ts';
import { createTranslator, toCode } from '#graph/mail/texts/translate.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

const ne = {
  '{name}: please pay {due} for your order {number} by {until}: {url}':
    '{name}: तपाईंको अर्डर {number} को {due} तिर्न बाँकी छ। {until} सम्म यहाँबाट तिर्नुहोस्: {url}',
};

/** Returns the text of a message with a payment link, in the order's language. */
export function buildLinkMessage(
  { name }: Pick<StoreSettings, 'name'>,
  order: Order,
  { url, due, expiresAt }: { url: string; due: number; expiresAt: Date },
): string {
  const language = toCode(order.language);
  return createTranslator(order.language, ne)(
    '{name}: please pay {due} for your order {number} by {until}: {url}',
    {
      name,
      due: formatNpr(due, language),
      number: order.number,
      until: formatDayAndTime(language, order.payBy ?? expiresAt),
      url,
    },
  );
}
