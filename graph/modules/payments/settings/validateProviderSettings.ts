import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { providerLimits } from '#domain/payments/onlineMethods.ts';
import { type ProviderWish, providerSchema } from '#domain/payments/providerSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import type { UpdatePaymentProviderInput } from '#graph/schema/schema.generated.ts';

/** What a provider is to be, as far as that can be said without what is kept of it. */
export function readWish(
  { demoPaymentsUrl }: Pick<GraphContext, 'demoPaymentsUrl'>,
  { method, version: _version, ...input }: UpdatePaymentProviderInput,
): ProviderWish {
  const wish = parseInput(providerSchema, input);
  if (wish.mode === 'DEMO' && demoPaymentsUrl === null)
    throw new DomainError('PROVIDER_WITHOUT_DEMO', 'mode');
  const { least, most } = providerLimits(method);
  if (wish.most !== null && (wish.most < least || wish.most > most))
    throw new DomainError('PROVIDER_MOST_OUT_OF_RANGE', { leastNpr: least, mostNpr: most }, 'most');
  return wish;
}
