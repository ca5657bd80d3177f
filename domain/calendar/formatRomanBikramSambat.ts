import { toBikramSambat } from './bikramSambat.ts';

const MONTHS = 'Baisakh Jestha Asar Saun Bhadau Asoj Kattik Mangsir Pus Magh Phagun Chait'.split(' ');

/** Returns the Bikram Sambat day in Latin letters, such as `6 Mangsir 2083`, or null outside the printed calendar. */
export function formatRomanBikramSambat(instant: Date): string | null {
  const bsDate = toBikramSambat(instant);
  return bsDate && `${bsDate.day} ${MONTHS[bsDate.month - 1]} ${bsDate.year}`;
}
