import { toBikramSambat } from './bikramSambat.ts';

const MONTHS = 'Baisakh Jestha Asar Saun Bhadau Asoj Kattik Mangsir Pus Magh Phagun Chait'.split(' ');

/** Returns the Kathmandu day in Latin letters, such as `6 Mangsir 2083`, or null outside the printed calendar. */
export function romanBikramSambat(instant: Date): string | null {
  const found = toBikramSambat(instant);
  return found && `${found.day} ${MONTHS[found.month - 1]} ${found.year}`;
}
