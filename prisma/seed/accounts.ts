import { randomBytes } from 'node:crypto';
import { hashPassword } from '#graph/modules/accounts/password.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import { DAY } from './time.ts';

export const DEMO_SHOPPER_EMAIL = 'shopper@example.com';
export const DEMO_ADMIN_EMAIL = 'admin@example.com';

const DEMO_ACCOUNTS = [
  {
    email: DEMO_SHOPPER_EMAIL,
    password: 'Shopper-2026!',
    name: 'Demo Shopper',
    role: 'CUSTOMER',
    phone: '+9779800000000',
  },
  { email: DEMO_ADMIN_EMAIL, password: 'Admin-2026!', name: 'Demo Admin', role: 'ADMIN', phone: null },
  {
    email: 'super@example.com',
    password: 'Super-2026!',
    name: 'Demo Owner',
    role: 'SUPER_ADMIN',
    phone: null,
  },
] as const;

const CUSTOMER_COUNT = 40;
const DAYS_BETWEEN_CUSTOMERS = 6;

/** Adds missing accounts: accounts that visitors can sign in to, and customers who own the demo orders and reviews. */
export async function seedAccounts(prisma: PrismaClient, now: Date): Promise<number> {
  const customers = createCustomers(now);
  const emails = [...DEMO_ACCOUNTS, ...customers].map(({ email }) => email);
  const existingUsers = await prisma.user.findMany({
    where: { email: { in: emails } },
    select: { email: true },
  });
  const isMissing = ({ email }: { email: string }) => !existingUsers.some((user) => user.email === email);

  const [accounts, passwordHash] = await Promise.all([
    Promise.all(DEMO_ACCOUNTS.filter(isMissing).map((account) => toDemoAccountRow(account, now))),
    // The password is random because nobody signs in as these customers.
    hashPassword(randomBytes(32).toString('hex')),
  ]);
  const customerAccounts = customers.filter(isMissing).map((customer) => ({ ...customer, passwordHash }));
  const { count } = await prisma.user.createMany({ data: [...accounts, ...customerAccounts] });
  return count;
}

async function toDemoAccountRow({ password, ...account }: (typeof DEMO_ACCOUNTS)[number], now: Date) {
  return {
    ...account,
    passwordHash: await hashPassword(password),
    emailVerifiedAt: now,
    createdAt: new Date(now.getTime() - 300 * DAY),
  };
}

/** The first account is 240 days old and the last a few days old. */
function createCustomers(now: Date) {
  return Array.from({ length: CUSTOMER_COUNT }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return {
      email: `customer${number}@example.com`,
      name: `Customer ${number}`,
      phone: `+97798000001${number}`,
      role: 'CUSTOMER',
      createdAt: new Date(now.getTime() - (CUSTOMER_COUNT - index) * DAYS_BETWEEN_CUSTOMERS * DAY),
    } satisfies Partial<Prisma.UserCreateManyInput>;
  });
}
