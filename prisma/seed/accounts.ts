import { randomBytes } from 'node:crypto';
import { hashPassword } from '#graph/modules/accounts/password.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { DAY } from './time.ts';

export const SHOPPER = 'shopper@example.com';

const DEMO_ACCOUNTS = [
  {
    email: SHOPPER,
    password: 'Shopper-2026!',
    name: 'Demo Shopper',
    role: 'CUSTOMER',
    phone: '+9779800000000',
  },
  { email: 'admin@example.com', password: 'Admin-2026!', name: 'Demo Admin', role: 'ADMIN', phone: null },
  {
    email: 'super@example.com',
    password: 'Super-2026!',
    name: 'Demo Owner',
    role: 'SUPER_ADMIN',
    phone: null,
  },
] as const;

const CUSTOMERS = 40;

/** The accounts a visitor may sign in with, and customers whose orders and reviews fill the screens. */
export async function seedAccounts(prisma: PrismaClient, now: Date): Promise<number> {
  const wanted = [...DEMO_ACCOUNTS.map(({ email }) => email), ...customers(now).map(({ email }) => email)];
  const found = await prisma.user.findMany({ where: { email: { in: wanted } }, select: { email: true } });
  const known = new Set(found.map(({ email }) => email));

  const accounts = await Promise.all(
    DEMO_ACCOUNTS.filter(({ email }) => !known.has(email)).map(async ({ password, ...account }) => ({
      ...account,
      passwordHash: await hashPassword(password),
      emailVerifiedAt: now,
      createdAt: new Date(now.getTime() - 200 * DAY),
    })),
  );
  // Nobody knows this password: these customers are there to be looked at, not to be signed in as.
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  const others = customers(now)
    .filter(({ email }) => !known.has(email))
    .map((customer) => ({ ...customer, passwordHash }));
  const { count } = await prisma.user.createMany({ data: [...accounts, ...others] });
  return count;
}

function customers(now: Date) {
  return Array.from({ length: CUSTOMERS }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return {
      email: `customer${number}@example.com`,
      name: `Customer ${number}`,
      phone: `+97798000001${number}`,
      role: 'CUSTOMER' as const,
      createdAt: new Date(now.getTime() - (195 - ((index * 37) % 10)) * DAY),
    };
  });
}
