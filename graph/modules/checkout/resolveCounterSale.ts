import { DomainError } from '#domain/errors/errors.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CounterTerms } from '#graph/modules/quotes/counterTerms.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { findSaleLocation } from './findSaleLocation.ts';

/**
 * Returns the sale with its location. Throws if the viewer cannot sell at the counter or the named account is not a
 * customer.
 */
export async function resolveCounterSale(
  { prisma, viewer }: GraphContext,
  sale: CounterTerms,
): Promise<CounterTerms> {
  requirePermission({ viewer, apiKey: null }, 'sellAtCounter');
  const locationId = await findSaleLocation(prisma, sale, 'counterSale.locationId');
  await requireCustomer(prisma, sale.customerId, 'counterSale.customerId');
  return { ...sale, locationId };
}

/** Returns the named customer account. Null if none is named. Throws if it is not a customer. */
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
