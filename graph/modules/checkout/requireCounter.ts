import { DomainError } from '#domain/errors/errors.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CounterTerms } from '#graph/modules/quotes/counterTerms.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { placeOfSale } from './placeOfSale.ts';

/** The sale with its location. Throws unless the viewer may sell at the counter, and whoever buys has an account, where one is named. */
export async function requireCounter(
  { prisma, viewer }: GraphContext,
  sale: CounterTerms,
): Promise<CounterTerms> {
  requireMay({ viewer, apiKey: null }, 'sellAtCounter');
  const locationId = await placeOfSale(prisma, sale, 'counterSale.locationId');
  await requireCustomer(prisma, sale.customerId, 'counterSale.customerId');
  return { ...sale, locationId };
}

/** The account that buys, where one is named. Throws where it is no customer's. */
export async function requireCustomer(
  prisma: GraphContext['prisma'],
  customerId: string | null,
  field: string,
): Promise<Pick<User, 'name' | 'email' | 'phone'> | null> {
  if (customerId === null) return null;
  const customer = await prisma.user.findFirst({
    where: { id: customerId, role: 'CUSTOMER', anonymisedAt: null },
    select: { name: true, email: true, phone: true },
  });
  if (!customer) throw new DomainError('CUSTOMER_NOT_FOUND', field);
  return customer;
}
