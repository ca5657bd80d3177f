import { DomainError } from '#domain/errors/errors.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { CounterTerms } from './counterTerms.ts';

type Named = Pick<CounterTerms, 'customerId' | 'locationId'>;

/** Throws unless the viewer may sell at the counter, the place is in use, and whoever buys has an account, where one is named. */
export async function requireCounter({ prisma, viewer }: GraphContext, named: Named): Promise<void> {
  requireMay({ viewer, apiKey: null }, 'sellAtCounter');
  await requireNamed(prisma, named, {
    customerId: 'counterSale.customerId',
    locationId: 'counterSale.locationId',
  });
}

/** The account that buys, where one is named. Throws where the place that is named is not in use, or the account is no customer's. */
export async function requireNamed(
  prisma: GraphContext['prisma'],
  { customerId, locationId }: Named,
  fields: Record<keyof Named, string>,
): Promise<Pick<User, 'name' | 'email' | 'phone'> | null> {
  if (locationId !== null) {
    const place = await prisma.location.findFirst({
      where: { id: locationId, active: true },
      select: { id: true },
    });
    if (!place) throw new DomainError('LOCATION_NOT_FOUND', fields.locationId);
  }
  if (customerId === null) return null;

  const customer = await prisma.user.findFirst({
    where: { id: customerId, role: 'CUSTOMER', anonymisedAt: null },
    select: { name: true, email: true, phone: true },
  });
  if (!customer) throw new DomainError('CUSTOMER_NOT_FOUND', fields.customerId);
  return customer;
}
