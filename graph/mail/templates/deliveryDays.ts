import type { Order } from '../../prisma/generated/client.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** `between Tuesday 24 November and Thursday 26 November`, by Kathmandu's calendar. */
export function deliveryDays({
  estimatedFrom,
  estimatedTo,
}: Pick<Order, 'estimatedFrom' | 'estimatedTo'>): string {
  const [from, to] = [day.format(estimatedFrom), day.format(estimatedTo)];
  return from === to ? `on ${from}` : `between ${from} and ${to}`;
}
