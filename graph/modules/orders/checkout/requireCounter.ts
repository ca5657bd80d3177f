import { DomainError } from '#domain/errors/errors.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CounterSaleInput } from '#graph/schema/schema.generated.ts';

/** Throws unless the viewer may sell at the counter, the place is in use, and whoever buys has an account, where one is named. */
export async function requireCounter(
  { prisma, viewer }: GraphContext,
  { customerId, locationId }: CounterSaleInput,
): Promise<void> {
  requireMay({ viewer, apiKey: null }, 'sellAtCounter');
  if (locationId != null) {
    const place = await prisma.location.findFirst({
      where: { id: locationId, active: true },
      select: { id: true },
    });
    if (!place) throw new DomainError('LOCATION_NOT_FOUND', 'counterSale.locationId');
  }
  if (customerId == null) return;

  const customer = await prisma.user.findFirst({
    where: { id: customerId, role: 'CUSTOMER', anonymisedAt: null },
    select: { id: true },
  });
  if (!customer) throw new DomainError('CUSTOMER_NOT_FOUND', 'counterSale.customerId');
}
