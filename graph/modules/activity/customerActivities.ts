import type { GraphContext } from '#graph/context.ts';
import { createHttpError } from '#graph/errors/httpError.ts';
import type { PageArgs } from '#graph/pagination/page.ts';
import { type ActivityPage, listActivities } from './listActivities.ts';

/** Returns the stored activity of a customer, for staff. Nobody can see the activity of other staff members. */
export async function customerActivities(
  context: GraphContext,
  { customerId, ...args }: { customerId: string } & PageArgs,
): Promise<ActivityPage> {
  const customer = await context.prisma.user.findUnique({
    where: { id: customerId, role: 'CUSTOMER' },
    select: { id: true },
  });
  if (!customer) throw createHttpError('NOT_FOUND', 'There is no such customer.');
  return listActivities(context, customer.id, args);
}
