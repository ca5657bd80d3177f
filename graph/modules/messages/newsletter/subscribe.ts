import { parseInput } from '#domain/errors/problems.ts';
import { newsletterSchema } from '#domain/messages/newsletterSchema.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { SubscribeInput } from '#graph/schema/schema.generated.ts';

/** Puts the address on the list once; who is on it already is told the same. */
export async function subscribe(context: GraphContext, input: SubscribeInput): Promise<void> {
  const { email } = parseInput(newsletterSchema, input);
  await countAttempt(context, 'subscribe');
  await context.prisma.newsletterSubscriber.createMany({ data: { email }, skipDuplicates: true });
}
