import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UpdatePaymentProviderInput } from '#web/graphql/types.generated.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { useTestPaymentProviderMutation } from './PaymentMethods.generated.ts';
import type { ProviderValues } from './providerForm.ts';

export interface ProviderTestResult {
  /** Mode whose keys were tested. */
  mode: ProviderValues['mode'];
  isSuccessful: boolean;
  text: string;
}

/** Tests the keys in the form. A problem with a key is shown next to its field. */
export function useProviderTest(
  form: UseFormReturn<ProviderValues>,
  toInput: (values: ProviderValues) => UpdatePaymentProviderInput,
  testHelp: string,
) {
  const { i18n } = useLingui();
  const [testResult, setTestResult] = useState<ProviderTestResult | null>(null);
  const [testProvider, { loading }] = useTestPaymentProviderMutation();

  async function testKeys() {
    setTestResult(null);
    form.clearErrors();
    const input = toInput(form.getValues());
    const { mode } = input;
    try {
      const { data } = await testProvider({ variables: { input } });
      const { problems = [], errors = [] } = data?.testPaymentProvider ?? {};
      const allErrors = [...errors, ...problems];
      if (data && allErrors.length === 0)
        return setTestResult({ mode, isSuccessful: true, text: i18n.t(testHelp) });
      const [otherErrors] = showUserErrors(form, allErrors);
      setTestResult({
        mode,
        isSuccessful: false,
        text: i18n.t(otherErrors?.message ?? /*i18n*/ 'Check the fields marked above.'),
      });
    } catch (error) {
      setTestResult({
        mode,
        isSuccessful: false,
        text:
          getServerMessage(error) ??
          i18n.t('Could not reach the store. Check your connection and try again.'),
      });
    }
  }

  return { testResult, isTesting: loading, testKeys };
}
