import type { Random } from '#prisma/seed/random.ts';
import { type Contact, type Customer, guestContact, toContact } from './customers.ts';

const GUESTS = 0.2;
/** What one customer alone orders: a shop that sells on. */
const WHOLESALE = 0.015;
/** How many of the guests' orders come from somebody who was never seen before. */
const NEW_GUESTS = 0.7;

export interface Buyer {
  contact: Contact;
  /** Whether this contact never ordered before. */
  isFirst: boolean;
}

/**
 * Answers who places the next order; asked in the order of time. Customers buy once they are there, those who came
 * lately more often.
 */
export function buyerPicker(customers: readonly Customer[], orders: number) {
  const ordered = new Uint8Array(customers.length);
  let known = 0;
  let guests = 0;

  return (at: number, random: Random): Buyer => {
    while (known < customers.length && (customers[known]?.createdAt ?? 0) <= at) known += 1;
    const retail = customers[known - 1 - Math.floor(known * random.next() ** 1.5)];
    const customer = retail && random.chance(WHOLESALE) ? customers[0] : retail;
    if (!customer || random.chance(GUESTS)) return guest(random);
    const isFirst = ordered[customer.number] === 0;
    ordered[customer.number] = 1;
    return { contact: toContact(customer), isFirst };
  };

  function guest(random: Random): Buyer {
    const isFirst = guests === 0 || (guests < orders && random.chance(NEW_GUESTS));
    const number = isFirst ? guests++ : random.between(0, guests - 1);
    return { contact: guestContact(number), isFirst };
  }
}
