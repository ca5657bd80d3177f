import { DomainError } from '#domain/errors/errors.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CounterSaleInput } from '#graph/schema/schema.generated.ts';

/** Throws unless the viewer may sell at the counter, and whoever buys has an account where one is named. */
export async function requireCounter(
  { prisma, viewer }: GraphContext,
  { customerId }: CounterSaleInput,
): Promise<void> {
  requireMay({ viewer, apiKey: null }, 'sellAtCounter');
  if (customerId == null) return;

  const customer = await prisma.user.findFirst({
    where: { id: customerId, role: 'CUSTOMER', anonymisedAt: null },
    select: { id: true },
  });
  if (!customer) throw new DomainError('CUSTOMER_NOT_FOUND', 'counterSale.customerId');
}
