import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UpdatePaymentProviderInput } from '#web/graphql/types.generated.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { useTestPaymentProviderMutation } from './PaymentMethods.generated.ts';
import type { ProviderValues } from './providerForm.ts';

export interface Tried {
  /** The mode whose keys were tried. */
  mode: ProviderValues['mode'];
  isGood: boolean;
  text: string;
}

/** Tries the keys as they stand in the form; what is wrong with one is said beside it. */
export function useTryProvider(
  form: UseFormReturn<ProviderValues>,
  toInput: (values: ProviderValues) => UpdatePaymentProviderInput,
  testHelp: string,
) {
  const { i18n } = useLingui();
  const [tried, setTried] = useState<Tried | null>(null);
  const [attempt, { loading }] = useTestPaymentProviderMutation();

  async function tryIt() {
    setTried(null);
    form.clearErrors();
    const input = toInput(form.getValues());
    const { mode } = input;
    try {
      const { data } = await attempt({ variables: { input } });
      const { problems = [], errors = [] } = data?.testPaymentProvider ?? {};
      const wrong = [...errors, ...problems];
      if (data && wrong.length === 0) return setTried({ mode, isGood: true, text: i18n.t(testHelp) });
      const [rest] = showUserErrors(form, wrong);
      setTried({
        mode,
        isGood: false,
        text: i18n.t(rest?.message ?? /*i18n*/ 'Check the fields marked above.'),
      });
    } catch (error) {
      setTried({ mode, isGood: false, text: serverMessage(error) ?? i18n.t('The store cannot be reached.') });
    }
  }

  return { tried, isTrying: loading, tryIt };
}
