import { useLingui } from '@lingui/react';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { FieldGrid } from '#web/admin/ui/FieldGrid.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Panel } from '../../ui/Panel.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { KeyFields } from './KeyFields.tsx';
import {
  type PaymentMethods_ProviderFragment as Provider,
  useUpdatePaymentProviderMutation,
} from './PaymentMethods.generated.ts';
import { toInput, toValues } from './providerForm.ts';
import { modeDescriptions, modeTexts } from './providerTexts.ts';
import { type ProviderTestResult, useProviderTest } from './useProviderTest.ts';

interface ProviderCardProps {
  provider: Provider;
  onSaved: () => void;
}

/** Settings of a payment provider: whether it is offered, its keys and its note to shoppers. */
export function ProviderCard({ provider, onSaved }: ProviderCardProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [save] = useUpdatePaymentProviderMutation();
  const form = useForm({ defaultValues: toValues(provider) });
  const { control, formState } = form;
  const mode = form.watch('mode');
  const name = i18n.t(METHOD_TEXTS[provider.method]);
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const { provider: saved, errors = [] } =
        (await save({ variables: { input: toInput(provider, values) } })).data?.updatePaymentProvider ?? {};
      if (!saved) return errors;
      form.reset(toValues(saved));
      notify.success(i18n.t('Saved'));
      onSaved();
      return undefined;
    },
    i18n.t('Could not save the settings. Try again.'),
  );
  const { testResult, isTesting, testKeys } = useProviderTest(
    form,
    (values) => toInput(provider, values),
    provider.testHelp,
  );
  const modes = (['DEMO', 'TEST', 'LIVE'] as const).filter(
    (providerMode) => providerMode !== 'DEMO' || provider.hasDemo || provider.mode === 'DEMO',
  );

  return (
    <Panel title={name} action={<ProviderState provider={provider} />}>
      <Stack component="form" aria-label={name} noValidate onSubmit={submit} sx={{ gap: 2 }}>
        <SwitchInput control={control} name="isEnabled" label={i18n.t('Offered in the shop')} />
        <SelectInput
          control={control}
          name="mode"
          label={i18n.t('Mode')}
          placeholder={null}
          helperText={i18n.t(modeDescriptions[mode])}
          options={modes.map((value) => ({ value, label: i18n.t(modeTexts[value]) }))}
        />
        {mode !== 'DEMO' && (
          <KeyFields control={control} provider={provider} areKeysStored={mode === provider.mode} />
        )}
        <FieldGrid>
          <TextInput
            control={control}
            name="note"
            label={i18n.t('Note to customers')}
            helperText={i18n.t('For example, a fee that the provider charges.')}
            optional
            autoComplete="off"
          />
          <TextInput
            control={control}
            name="noteNe"
            label={i18n.t('Note to customers in Nepali')}
            optional
            lang="ne"
            autoComplete="off"
          />
          <TextInput
            control={control}
            name="most"
            label={i18n.t('Maximum per payment (NPR)')}
            helperText={i18n.t('Leave empty for the provider’s limit of {most}.', {
              most: formatNpr(provider.providerMaxAmount, i18n.locale),
            })}
            optional
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldGrid>
        <FormAlert>{problem}</FormAlert>
        <ProviderTestResultText result={testResult?.mode === mode ? testResult : null} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {i18n.t('Save')}
          </Button>
          {mode !== 'DEMO' && (
            <Button variant="outlined" loading={isTesting} onClick={() => void testKeys()}>
              {i18n.t('Check keys')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
}

function ProviderState({ provider: { isEnabled, mode, hasDemo } }: { provider: Provider }) {
  const { i18n } = useLingui();
  const isOffered = isEnabled && (mode !== 'DEMO' || hasDemo);
  return (
    <Typography component="div" variant="body2">
      {!isOffered && <StatusDot tone="quiet">{i18n.t('Not offered')}</StatusDot>}
      {isOffered && mode === 'LIVE' && (
        <StatusDot tone="good">{i18n.t('Offered in real-money mode')}</StatusDot>
      )}
      {isOffered && mode === 'TEST' && <StatusDot tone="busy">{i18n.t('Offered in test mode')}</StatusDot>}
      {isOffered && mode === 'DEMO' && <StatusDot tone="busy">{i18n.t('Offered in demo mode')}</StatusDot>}
    </Typography>
  );
}

/** Result of a connection test, announced to screen readers. */
function ProviderTestResultText({ result }: { result: ProviderTestResult | null }) {
  return (
    <div role="status">
      {result && <Alert severity={result.isSuccessful ? 'success' : 'error'}>{result.text}</Alert>}
    </div>
  );
}
