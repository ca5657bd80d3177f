import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Box, Button, FormHelperText, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { METALS, type Metal } from '#domain/catalog/metals.ts';
import { needsConfirmation } from '#domain/pricing/rateChange.ts';
import { RATE_UNITS } from '#domain/pricing/rateUnits.ts';
import { settleReads } from '#web/api/settleReads.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { useNewDraft } from '../drafts/useNewDraft.ts';
import { ClockInput } from '../ui/ClockInput.tsx';
import type { MetalRates } from './findCurrentRates.ts';
import { RateInput } from './RateInput.tsx';
import type { Rates_RateFragment } from './Rates.generated.ts';
import { RepricingPreview } from './RepricingPreview.tsx';
import { rateUnitTexts } from './rateUnitTexts.ts';
import { emptyRates, parseRates, type RateValues } from './rateValues.ts';
import { UnusualRateWarning } from './UnusualRateWarning.tsx';
import { type PublishedRate, usePublishRates } from './usePublishRates.ts';

export interface EnterRatesProps {
  metalRates: Record<Metal, MetalRates<Rates_RateFragment>>;
  onPublished: (rates: PublishedRate[]) => void;
}

/** Enters today's rates in the market's units, previews them and publishes them. */
export function EnterRates({ metalRates, onPublished }: EnterRatesProps) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const publish = usePublishRates();
  const form = useForm<RateValues>({ defaultValues: emptyRates });
  const draft = useNewDraft(form, 'rates');
  const { control, formState, resetField } = form;
  const typedRates = parseRates(form.watch());
  const metals = METALS.filter((metal) => typedRates[metal] !== undefined);
  const currentRates = Object.fromEntries(
    METALS.map((metal) => [metal, metalRates[metal].inForce?.perTola] as const),
  );
  const unusualRates = Object.fromEntries(
    metals.flatMap((metal) => {
      const perTola = typedRates[metal];
      const isUnusual = perTola !== undefined && needsConfirmation(currentRates[metal] ?? null, perTola);
      return isUnusual ? [[metal, perTola]] : [];
    }),
  );
  const wasRefused = formState.errors.confirm !== undefined;
  const isConfirmationRequired = wasRefused || Object.keys(unusualRates).length > 0;

  // A confirmation no longer applies after the rates change.
  const serialisedRates = JSON.stringify(typedRates);
  useEffect(() => {
    if (serialisedRates) resetField('confirm');
  }, [serialisedRates, resetField]);

  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      if (metals.length === 0)
        return [{ field: 'GOLD', message: i18n.t('Enter a rate for gold, silver or both.') }];
      const { rates, errors } = await publish(values);
      if (rates.length > 0) {
        onPublished(rates);
        for (const { rate } of rates) resetField(rate.metal);
        resetField('confirm');
        await settleReads(client.refetchQueries({ include: 'active' }));
      }
      if (errors.length > 0) return errors;
      form.reset({ ...emptyRates, unit: values.unit });
      return undefined;
    },
    i18n.t('Could not publish the rate. Try again.'),
  );

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <DraftNote restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <FormAlert>{problem}</FormAlert>
      <Controller
        control={control}
        name="unit"
        render={({ field: { value, onChange } }) => (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={value}
            aria-label={i18n.t('Rate per')}
            onChange={(_event, unit) => unit && onChange(unit)}
          >
            {RATE_UNITS.map((unit) => (
              <ToggleButton key={unit} value={unit} sx={{ px: 2, minHeight: 36 }}>
                {i18n.t(rateUnitTexts[unit].unit)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {METALS.map((metal) => (
          <RateInput key={metal} form={form} metal={metal} metalRates={metalRates[metal]} />
        ))}
        <TextInput
          control={control}
          name="source"
          label={i18n.t('Source')}
          optional
          placeholder={i18n.t('For example, FENEGOSIDA')}
          autoComplete="off"
          maxLength={80}
        />
        <ClockInput
          control={control}
          name="effectiveFrom"
          label={i18n.t('Effective from')}
          optional
          helperText={i18n.t('Kathmandu time, up to 30 days ahead. Leave empty to publish now.')}
        />
      </Box>
      {metals.length > 0 && <RepricingPreview rates={typedRates} />}
      {isConfirmationRequired && (
        <UnusualRateWarning
          control={control}
          unusualRates={Object.keys(unusualRates).length > 0 ? unusualRates : typedRates}
          currentRates={currentRates}
        />
      )}
      <div>
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          {i18n.t(getPublishText(metals))}
        </Button>
        <FormHelperText>
          {i18n.t('Products priced by the metal rate are repriced when the new rate takes effect.')}
        </FormHelperText>
      </div>
    </Stack>
  );
}

function getPublishText(metals: readonly Metal[]): string {
  if (metals.length === METALS.length) return /*i18n*/ 'Publish both rates';
  const [metal] = metals;
  if (!metal) return /*i18n*/ 'Publish';
  return metal === 'GOLD' ? /*i18n*/ 'Publish the gold rate' : /*i18n*/ 'Publish the silver rate';
}
