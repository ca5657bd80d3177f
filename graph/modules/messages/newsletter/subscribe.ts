import { newsletterSchema } from '#domain/validation/newsletter.ts';
import { parseInput } from '#domain/validation/problems.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { SubscribeInput, SubscribePayload } from '#graph/schema/schema.generated.ts';

/** Puts the address on the list once; who is on it already is told the same. */
export async function subscribe(context: GraphContext, input: SubscribeInput): Promise<SubscribePayload> {
  const { email } = parseInput(newsletterSchema, input);
  await countAttempt(context, 'subscribe');
  await context.prisma.newsletterSubscriber.createMany({ data: { email }, skipDuplicates: true });
  return { subscribed: true, errors: [] };
}
