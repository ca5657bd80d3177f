import { nepaliTime } from '#domain/calendar/nepaliTime.ts';
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
 * Returns `between Tuesday 24 November and Thursday 26 November`, with calendar days in Kathmandu. In Nepali, it
 * returns Bikram Sambat dates followed by the Gregorian dates.
 */
export function formatDeliveryDays(
  { language }: OrderShop,
  { estimatedFrom, estimatedTo }: Delivery,
): string {
  if (language === 'ne') return nepaliTime.formatDaySpan(estimatedFrom, estimatedTo);
  const [from, to] = [day.format(estimatedFrom), day.format(estimatedTo)];
  return from === to ? `on ${from}` : `between ${from} and ${to}`;
}
