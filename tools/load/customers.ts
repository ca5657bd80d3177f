import { hash } from '@node-rs/argon2';
import { randomAddress } from '#prisma/seed/orders/addresses.ts';
import { type Random, randomFrom } from '#prisma/seed/random.ts';
import { nameOf } from './desk/names.ts';
import { idMaker } from './loadIds.ts';
import { evenMoment, type Period } from './period.ts';
import type { Row } from './tables.ts';

/** What every loaded customer signs in with, for trials of sign-in under load. */
export const LOAD_PASSWORD = 'Load-2026!';

export interface Contact {
  /** Null for a guest. */
  id: string | null;
  name: string;
  email: string;
  phone: string;
  address: ReturnType<typeof randomAddress>;
}

export interface Customer {
  number: number;
  id: string;
  createdAt: number;
  consents: boolean;
}

/** The customers in the order in which they came. */
export function makeCustomers(count: number, period: Period, random: Random): Customer[] {
  const idOf = idMaker();
  return Array.from({ length: count }, (_, number) => {
    const createdAt = evenMoment(number, count, period, random);
    return { number, id: idOf(createdAt), createdAt, consents: random.chance(0.4) };
  });
}

/** As they stand in the database. */
export function customerRow(
  { number, id, createdAt, consents }: Customer,
  passwordHash: string,
): Row<'users'> {
  const isBlocked = number % 97 === 96;
  const at = new Date(createdAt);
  return {
    id,
    ...plainContact('customer', number),
    password_hash: passwordHash,
    role: 'CUSTOMER',
    status: isBlocked ? 'BLOCKED' : 'ACTIVE',
    blocked_reason: isBlocked ? 'Parcels were refused at the door' : null,
    email_verified_at: number % 10 < 7 ? at : null,
    activity_consent: consents ? true : null,
    consent_at: consents ? at : null,
    created_at: at,
    updated_at: at,
  };
}

export function toContact({ id, number }: Customer): Contact {
  return { id, ...plainContact('customer', number), address: toAddress(number) };
}

export function guestContact(number: number): Contact {
  return { id: null, ...plainContact('guest', number), address: toAddress(-number - 1) };
}

/** The same at every run, unlike that of an account opened in the shop. */
export function loadPasswordHash(): Promise<string> {
  const salt = Buffer.alloc(16, 'load');
  return hash(LOAD_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}

function plainContact(kind: 'customer' | 'guest', number: number) {
  const digits = String(number + 1).padStart(7, '0');
  const name = nameOf(kind === 'customer' ? number : -number - 1);
  return { name, email: `load-${kind}-${digits}@example.com`, phone: `+97798${digits.padStart(8, '0')}` };
}

/** Each lives at one place. */
function toAddress(seed: number) {
  return randomAddress(randomFrom(seed));
}
