import { parseInput } from '#domain/errors/problems.ts';
import { trackingLinksSchema } from '#domain/orders/orderLookupSchema.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { RequestTrackingLinksInput } from '#graph/schema/schema.generated.ts';
import { emailTrackingLinksJob } from './tracking.jobs.ts';

/** Returns the same response after the same work, whether or not there are orders. A job sends the emails later. */
export async function requestTrackingLinks(
  context: GraphContext,
  input: RequestTrackingLinksInput,
): Promise<void> {
  const { contact } = parseInput(trackingLinksSchema, input);
  await countAttempt(context, 'trackingLinks', contact);
  await context.work((work) => work.enqueue(emailTrackingLinksJob, { contact }));
}
