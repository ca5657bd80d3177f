import { type Random, randomFrom } from '#prisma/seed/random.ts';

/** From the commonest to the rarest. */
const GIVEN = (
  'Sita Ram Gita Hari Maya Krishna Anita Bishnu Sunita Rajesh Laxmi Prakash Kabita Dipak Sabina Suresh Nirmala Bikash ' +
  'Sarita Ramesh Puja Santosh Binita Yubaraj'
).split(' ');
const SURNAMES = (
  'Shrestha Tamang Magar Thapa Gurung Rai Adhikari Karki Poudel Maharjan Sharma Limbu Basnet Khadka Bhattarai Lama ' +
  'K.C. Tuladhar Sherpa Quazi'
).split(' ');
const SKEW = 2;
const PRIME = 7919;

/** As among people: one in twenty is called Sita Shrestha, and hardly anybody Yubaraj Quazi. The same for a number each time. */
export function nameOf(number: number): string {
  const random = randomFrom(number * PRIME);
  return `${common(GIVEN, random)} ${common(SURNAMES, random)}`;
}

function common(names: readonly string[], random: Random): string {
  return names[Math.floor(names.length * random.next() ** SKEW)] ?? '';
}
