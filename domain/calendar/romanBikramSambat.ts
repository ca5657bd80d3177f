import { toBikramSambat } from './bikramSambat.ts';

const MONTHS = 'Baisakh Jestha Asar Saun Bhadau Asoj Kattik Mangsir Pus Magh Phagun Chait'.split(' ');

/** `6 Mangsir 2083`, the day in Kathmandu for whoever reads English; null where the printed calendar does not reach. */
export function romanBikramSambat(instant: Date): string | null {
  const found = toBikramSambat(instant);
  return found && `${found.day} ${MONTHS[found.month - 1]} ${found.year}`;
}
