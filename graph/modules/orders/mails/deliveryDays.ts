import { inNepali } from '#domain/calendar/nepaliTime.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OrderShop } from './orderTexts.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

type Delivery = Pick<Order, 'estimatedFrom' | 'estimatedTo'>;

/**
 * `between Tuesday 24 November and Thursday 26 November`, by Kathmandu's calendar; in Nepali by Bikram Sambat, with the
 * common calendar behind it.
 */
export function deliveryDays({ language }: OrderShop, { estimatedFrom, estimatedTo }: Delivery): string {
  if (language === 'ne') return inNepali.window(estimatedFrom, estimatedTo);
  const [from, to] = [day.format(estimatedFrom), day.format(estimatedTo)];
  return from === to ? `on ${from}` : `between ${from} and ${to}`;
}
