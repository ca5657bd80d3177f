import { readNumber } from '#domain/text/readNumber.ts';
import type { UpdatePaymentProviderInput } from '#web/graphql/types.generated.ts';
import type { PaymentMethods_ProviderFragment as Provider } from './PaymentMethods.generated.ts';

export type ProviderValues = ReturnType<typeof toValues>;

/** What the form begins with: secret keys are empty, whatever is kept. */
export function toValues({ isEnabled, mode, keys, note, noteNe, most }: Provider) {
  const entered: Record<string, string> = Object.fromEntries(
    keys.map(({ name, value }) => [name, value ?? '']),
  );
  return { isEnabled, mode, keys: entered, note, noteNe, most: most === null ? '' : String(most) };
}

/** What is sent: a secret key that was not entered stays as it is. */
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
    most: readMost(most),
    version,
  };
}

/** Null without a limit; 0, which the store refuses, where it is no number. */
function readMost(text: string): number | null {
  const npr = readNumber(text, { decimals: 0 });
  return npr === undefined ? null : npr || 0;
}
