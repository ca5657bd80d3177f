const VALLEY = ['Kathmandu', 'Lalitpur', 'Bhaktapur'];

const REMOTE = [
  'Humla',
  'Dolpa',
  'Mugu',
  'Jumla',
  'Kalikot',
  'Manang',
  'Mustang',
  'Solukhumbu',
  'Sankhuwasabha',
  'Taplejung',
  'Bajura',
  'Bajhang',
  'Darchula',
  'Rasuwa',
  'Rukum East',
];

const DAY_MS = 86_400_000;
const KATHMANDU_OFFSET_MS = (5 * 60 + 45) * 60_000;
const SATURDAY = 6;

export interface DeliveryEstimate {
  /** Working days of the courier, Sunday to Friday. */
  minDays: number;
  maxDays: number;
  /** Noon in Kathmandu on the first and the last likely day, so that the date reads the same in most time zones. */
  from: Date;
  to: Date;
}

/** When an order is likely to arrive, counted from the day after it is placed in Nepal. */
export function deliveryEstimate(district: string, placedAt: Date): DeliveryEstimate {
  const { minDays, maxDays } = workingDays(district);
  return {
    minDays,
    maxDays,
    from: afterWorkingDays(placedAt, minDays),
    to: afterWorkingDays(placedAt, maxDays),
  };
}

/** How many working days a parcel takes. */
export function workingDays(district: string): Pick<DeliveryEstimate, 'minDays' | 'maxDays'> {
  if (VALLEY.includes(district)) return { minDays: 1, maxDays: 2 };
  if (REMOTE.includes(district)) return { minDays: 6, maxDays: 9 };
  return { minDays: 3, maxDays: 5 };
}

function afterWorkingDays(placedAt: Date, days: number): Date {
  let day = Math.floor((placedAt.getTime() + KATHMANDU_OFFSET_MS) / DAY_MS);
  for (let left = days; left > 0; ) {
    day += 1;
    if (weekday(day) !== SATURDAY) left -= 1;
  }
  return new Date(day * DAY_MS + DAY_MS / 2 - KATHMANDU_OFFSET_MS);
}

function weekday(day: number): number {
  return new Date(day * DAY_MS).getUTCDay();
}
