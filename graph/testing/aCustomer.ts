import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Prisma, PrismaClient, User } from '#graph/prisma/generated/client.ts';

export const PASSWORD = 'Shopper-2026!';

/** A hash says itself what it costs to verify: as little as argon2id allows, since tests sign in by the hundred. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let hashed: Promise<string> | undefined;

/** An active customer whose password is PASSWORD, unless said otherwise; give a `role` for staff. */
export async function aCustomer(
  prisma: PrismaClient,
  given: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<User> {
  hashed ??= hash(PASSWORD, CHEAP);
  return prisma.user.create({
    data: {
      email: `customer-${randomBytes(4).toString('hex')}@example.com`,
      name: 'Test Customer',
      phone: '+9779841000000',
      passwordHash: await hashed,
      ...given,
    },
  });
}
