import type { SavePaymentProviderInput } from '#web/graphql/types.generated.ts';
import type { PaymentMethods_ProviderFragment as Provider } from './PaymentMethods.generated.ts';

export type ProviderValues = ReturnType<typeof toValues>;

/** What the form begins with: secret keys are empty, whatever is kept. */
export function toValues({ enabled, mode, keys, note, noteNe, most }: Provider) {
  const entered: Record<string, string> = Object.fromEntries(
    keys.map(({ name, value }) => [name, value ?? '']),
  );
  return { enabled, mode, keys: entered, note, noteNe, most: most === null ? '' : String(most) };
}

/** What is sent: a secret key that was not entered stays as it is. */
export function toInput(
  { method, keys, version }: Provider,
  { keys: entered, most, ...values }: ProviderValues,
): SavePaymentProviderInput {
  const sent = keys.flatMap(({ name, isSecret }) => {
    const value = entered[name]?.trim() ?? '';
    return isSecret && value === '' ? [] : [{ name, value }];
  });
  return {
    method,
    ...values,
    keys: values.mode === 'DEMO' ? [] : sent,
    most: most.trim() === '' ? null : Number(most.replaceAll(',', '')) || 0,
    version,
  };
}
