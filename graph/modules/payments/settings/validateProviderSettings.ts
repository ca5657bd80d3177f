import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { getProviderLimits } from '#domain/payments/onlineMethods.ts';
import { type ProviderInput, providerSchema } from '#domain/payments/providerSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import type { UpdatePaymentProviderInput } from '#graph/schema/schema.generated.ts';

/** Validates a provider's settings as far as possible without the stored settings. */
export function validateProviderSettings(
  { demoPaymentsUrl }: Pick<GraphContext, 'demoPaymentsUrl'>,
  { method, version: _version, ...input }: UpdatePaymentProviderInput,
): ProviderInput {
  const settings = parseInput(providerSchema, input);
  if (settings.mode === 'DEMO' && demoPaymentsUrl === null)
    throw new DomainError('PROVIDER_WITHOUT_DEMO', 'mode');
  const { least, most } = getProviderLimits(method);
  if (settings.most !== null && (settings.most < least || settings.most > most))
    throw new DomainError('PROVIDER_LIMIT_OUT_OF_RANGE', { minNpr: least, maxNpr: most }, 'most');
  return settings;
}
