import { expect, test } from 'vitest';
import places from '#domain/customers/nepal-places.json' with { type: 'json' };
import { calculateDeliveryEstimate } from './delivery.ts';

function formatKathmanduDay(date: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu', dateStyle: 'short' }).format(date);
}

// 2026-11-20 is a Friday.
test.each([
  ['Kathmandu', '2026-11-18T06:00:00Z', 1, 2, '2026-11-19', '2026-11-20'],
  ['Lalitpur', '2026-11-19T06:00:00Z', 1, 2, '2026-11-20', '2026-11-22'],
  ['Bhaktapur', '2026-11-20T06:00:00Z', 1, 2, '2026-11-22', '2026-11-23'],
  ['Bhaktapur', '2026-11-21T06:00:00Z', 1, 2, '2026-11-22', '2026-11-23'],
  ['Kaski', '2026-11-20T06:00:00Z', 3, 5, '2026-11-24', '2026-11-26'],
  ['Humla', '2026-11-20T06:00:00Z', 6, 9, '2026-11-27', '2026-12-01'],
  ['Rukum East', '2026-11-20T06:00:00Z', 6, 9, '2026-11-27', '2026-12-01'],
  ['Rukum West', '2026-11-20T06:00:00Z', 3, 5, '2026-11-24', '2026-11-26'],
  ['Kathmandu', '2026-11-18T18:14:59Z', 1, 2, '2026-11-19', '2026-11-20'],
  ['Kathmandu', '2026-11-18T18:15:00Z', 1, 2, '2026-11-20', '2026-11-22'],
])(
  'an order to %s placed at %s takes %d to %d working days, from %s to %s',
  (district, placedAt, minDays, maxDays, from, to) => {
    const estimate = calculateDeliveryEstimate(district, new Date(placedAt));
    expect(estimate).toMatchObject({ minDays, maxDays });
    expect([formatKathmanduDay(estimate.from), formatKathmanduDay(estimate.to)]).toEqual([from, to]);
  },
);

test('three districts are in the valley and fifteen are remote, and all are on the list of places', () => {
  const districts = places.provinces.flatMap((province) =>
    province.districts.map((district) => district.name),
  );
  const days = districts.map((district) => calculateDeliveryEstimate(district, new Date(0)).maxDays);
  expect(days.filter((max) => max === 2)).toHaveLength(3);
  expect(days.filter((max) => max === 9)).toHaveLength(15);
  expect(days).toHaveLength(77);
});
