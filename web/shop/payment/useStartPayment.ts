import { useLingui } from '@lingui/react';
import type { StartPaymentInput } from '#web/graphql/types.generated.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { goToProvider } from './goToProvider.ts';
import { useStartPaymentMutation } from './Payable.generated.ts';

/** Begins to pay and leaves for the provider's page, from which Back leads to `backTo`; answers why not where that cannot be. */
export function useStartPayment() {
  const { i18n } = useLingui();
  const [send] = useStartPaymentMutation();

  return async (
    input: StartPaymentInput,
    backTo?: string,
  ): Promise<{ field: string | null; message: string } | null> => {
    try {
      const { data } = await send({ variables: { input } });
      const { redirect, errors = [] } = data?.startPayment ?? {};
      const [first] = errors;
      if (first) return { field: first.field ?? null, message: first.message };
      if (redirect) goToProvider(redirect, backTo);
      return null;
    } catch (error) {
      const message = serverMessage(error) ?? i18n.t('The payment could not begin. Please try again.');
      return { field: null, message };
    }
  };
}
