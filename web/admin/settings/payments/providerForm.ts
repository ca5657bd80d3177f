import { readNumber } from '#domain/text/readNumber.ts';
import type { UpdatePaymentProviderInput } from '#web/graphql/types.generated.ts';
import type { PaymentMethods_ProviderFragment as Provider } from './PaymentMethods.generated.ts';

export type ProviderValues = ReturnType<typeof toValues>;

/** Converts a provider into form values; secret keys are always empty. */
export function toValues({ isEnabled, mode, keys, note, noteNe, most }: Provider) {
  const entered: Record<string, string> = Object.fromEntries(
    keys.map(({ name, value }) => [name, value ?? '']),
  );
  return { isEnabled, mode, keys: entered, note, noteNe, most: most === null ? '' : String(most) };
}

/** Converts the form values into the input. An empty secret key keeps the stored one. */
export function toInput(
  { method, keys, version }: Provider,
  { keys: entered, most, ...values }: ProviderValues,
): UpdatePaymentProviderInput {
  const sent = keys.flatMap(({ name, isSecret }) => {
    const value = entered[name]?.trim() ?? '';
    return isSecret && value === '' ? [] : [{ name, value }];
  });
  return {
    method,
    ...values,
    keys: values.mode === 'DEMO' ? [] : sent,
    most: parseMaxAmount(most),
    version,
  };
}

/** Returns null for no limit. Returns 0, which the server refuses, for an invalid number. */
function parseMaxAmount(text: string): number | null {
  const npr = readNumber(text, { decimals: 0 });
  return npr === undefined ? null : npr || 0;
}
