import { readNumber } from '#domain/text/readNumber.ts';
import type { UpdatePaymentProviderInput } from '#web/graphql/types.generated.ts';
import type { PaymentMethods_ProviderFragment as Provider } from './PaymentMethods.generated.ts';

export type ProviderValues = ReturnType<typeof toValues>;

/** Converts a provider into form values; secret keys are always empty. */
export function toValues({ isEnabled, mode, keys, note, noteNe, most }: Provider) {
  const keyValues: Record<string, string> = Object.fromEntries(
    keys.map(({ name, value }) => [name, value ?? '']),
  );
  return { isEnabled, mode, keys: keyValues, note, noteNe, most: most === null ? '' : String(most) };
}

/** Converts the form values into the input. An empty secret key keeps the stored one. */
export function toInput(
  { method, keys, version }: Provider,
  { keys: keyValues, most, ...values }: ProviderValues,
): UpdatePaymentProviderInput {
  const keyInputs = keys.flatMap(({ name, isSecret }) => {
    const value = keyValues[name]?.trim() ?? '';
    return isSecret && value === '' ? [] : [{ name, value }];
  });
  return {
    method,
    ...values,
    keys: values.mode === 'DEMO' ? [] : keyInputs,
    most: parseMaxAmount(most),
    version,
  };
}

/** Returns null for no limit. Returns 0, which the server refuses, for an invalid number. */
function parseMaxAmount(text: string): number | null {
  const maxAmount = readNumber(text, { decimals: 0 });
  return maxAmount === undefined ? null : maxAmount || 0;
}
