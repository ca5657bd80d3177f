import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Prisma, PrismaClient, User } from '#graph/prisma/generated/client.ts';

export const PASSWORD = 'Shopper-2026!';

/**
 * Lowest cost that argon2id allows, because tests sign in hundreds of times. The hash contains its own parameters.
 */
const CHEAP_HASH_OPTIONS = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let passwordHash: Promise<string> | undefined;

/** Creates an active customer with the password PASSWORD, with the given changes. Set `role` for staff. */
export async function aCustomer(
  prisma: PrismaClient,
  overrides: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<User> {
  passwordHash ??= hash(PASSWORD, CHEAP_HASH_OPTIONS);
  return prisma.user.create({
    data: {
      email: `customer-${randomBytes(4).toString('hex')}@example.com`,
      name: 'Test Customer',
      phone: '+9779841000000',
      passwordHash: await passwordHash,
      ...overrides,
    },
  });
}
