import type { Random } from '#prisma/seed/random.ts';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const MIXED_BITS = 25;
/** Odd, so that it takes every number below 2^25 to another one. */
const MIX = 0x1e3779b;

/** A number for the `index`th order that no other loaded order has: five characters mix the index, five are random. */
export function toNumber(index: number, random: Random): string {
  const mixed = Math.imul(index, MIX) & (2 ** MIXED_BITS - 1);
  return `JW-${characters(mixed)}${characters(random.between(0, 2 ** MIXED_BITS - 1))}`;
}

function characters(bits: number): string {
  return [20, 15, 10, 5, 0].map((shift) => CROCKFORD[(bits >>> shift) & 31]).join('');
}
