import { trackingLinksSchema } from '#domain/validation/orderLookup.ts';
import { parseInput } from '#domain/validation/problems.ts';
import { countAttempt } from '../../attempts/countAttempt.ts';
import type { GraphContext } from '../../context.ts';
import { queueJob } from '../../jobs/queueJob.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { RequestTrackingLinksInput } from '../../schema.generated.ts';

/** Answers the same, after the same work, whether or not there are orders; the mails are written later. */
export async function requestTrackingLinks(
  context: GraphContext,
  input: RequestTrackingLinksInput,
): Promise<void> {
  const { contact } = parseInput(trackingLinksSchema, input);
  await countAttempt(context, 'trackingLinks', contact);
  await inTransaction(context.prisma, (tx) =>
    queueJob(tx, context, { kind: 'mailTrackingLinks', payload: { contact } }),
  );
}
