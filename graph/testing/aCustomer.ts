import { randomBytes } from 'node:crypto';
import { hashPassword } from '../modules/accounts/password.ts';
import type { Prisma, PrismaClient, User } from '../prisma/generated/client.ts';

export const PASSWORD = 'Shopper-2026!';

let hashed: Promise<string> | undefined;

/** An active customer whose password is PASSWORD, unless said otherwise; give a `role` for staff. */
export async function aCustomer(
  prisma: PrismaClient,
  given: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<User> {
  hashed ??= hashPassword(PASSWORD);
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
