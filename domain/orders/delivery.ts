import { addDays, startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';

const VALLEY_DISTRICTS = ['Kathmandu', 'Lalitpur', 'Bhaktapur'];

const REMOTE_DISTRICTS = [
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

const SATURDAY = 6;

export interface DeliveryEstimate {
  /** Working days of the carrier, Sunday to Friday. */
  minDays: number;
  maxDays: number;
  /** First and last likely day, at noon in Kathmandu, so that the date is the same in most time zones. */
  from: Date;
  to: Date;
}

/** Estimates the delivery dates of an order, counting from the day after it is placed, in Nepal time. */
export function calculateDeliveryEstimate(district: string, placedAt: Date): DeliveryEstimate {
  const { minDays, maxDays } = getWorkingDays(district);
  return {
    minDays,
    maxDays,
    from: addWorkingDays(placedAt, minDays),
    to: addWorkingDays(placedAt, maxDays),
  };
}

/** Working days for a parcel to the Kathmandu valley, to remote mountain districts and to all others. */
export const WORKING_DAYS = {
  valley: { minDays: 1, maxDays: 2 },
  remote: { minDays: 6, maxDays: 9 },
  others: { minDays: 3, maxDays: 5 },
} as const;

/** Returns the working days for a parcel to a district. */
export function getWorkingDays(district: string): Pick<DeliveryEstimate, 'minDays' | 'maxDays'> {
  if (VALLEY_DISTRICTS.includes(district)) return WORKING_DAYS.valley;
  return REMOTE_DISTRICTS.includes(district) ? WORKING_DAYS.remote : WORKING_DAYS.others;
}

function addWorkingDays(placedAt: Date, days: number): Date {
  let day = toKathmanduDay(placedAt);
  for (let remainingDays = days; remainingDays > 0; ) {
    day = addDays(day, 1);
    if (day.getUTCDay() !== SATURDAY) remainingDays -= 1;
  }
  return startOfDay(addDays(day, 0.5));
}
