import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { getKathmanduToday } from '#web/admin/payments/ledger/receivedDay.ts';
import { CsvPicker } from '#web/admin/ui/csv/CsvPicker.tsx';
import { CsvSample } from '#web/admin/ui/csv/CsvSample.tsx';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { findMostCommonCarrier } from './findMostCommonCarrier.ts';
import { ParcelChoices } from './ParcelChoices.tsx';
import { ChargeFields, RemittanceFields } from './RemittanceFields.tsx';
import { RemittanceLines } from './RemittanceLines.tsx';
import {
  type NewRemittanceValues,
  type ParcelColumns,
  type ParcelSource,
  useRemittance,
} from './useRemittance.ts';

export interface CreateRemittanceDialogProps {
  carriers: readonly string[];
  onClose: () => void;
}

/** Records a remittance from the carrier's list or from tracking numbers, after a preview. */
export function CreateRemittanceDialog({ carriers, onClose }: CreateRemittanceDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const {
    file,
    preview,
    excludedParcels,
    problem: previewProblem,
    isBusy,
    isPreviewedFor,
    loadPreview,
    record,
  } = useRemittance();
  const form = useForm<NewRemittanceValues>({
    defaultValues: {
      ...{ carrier: carriers[0] ?? '', reference: '', day: getKathmanduToday(), total: '', note: '' },
      ...{ deposit: 'BANK', charges: [], parcels: '', markDelivered: false, allowOtherCarrier: false },
    },
  });
  const { control, formState } = form;
  const [carrier, parcels] = useWatch({ control, name: ['carrier', 'parcels'] });
  const isPreviewed = isPreviewedFor({ carrier, parcels });
  const isCarrierChosen = useRef(false);

  /** Previews the parcels. Until staff choose a carrier, the carrier with the most parcels is filled in. */
  async function checkParcels(changedSource: Partial<ParcelSource> = {}) {
    const loadedPreview = await loadPreview(form.getValues(), changedSource);
    const likelyCarrier = isCarrierChosen.current
      ? undefined
      : findMostCommonCarrier(loadedPreview?.lines ?? [], carriers);
    if (likelyCarrier === undefined || likelyCarrier === form.getValues('carrier')) return;
    form.setValue('carrier', likelyCarrier);
    await loadPreview(form.getValues(), changedSource);
  }

  function chooseCarrier() {
    isCarrierChosen.current = true;
    if (preview || file) void checkParcels();
  }

  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      if (!isPreviewed) {
        await checkParcels();
        return undefined;
      }
      const result = await record(values);
      if (!result?.remittance) return result?.errors ?? [];
      notify.success(i18n.t('Remittance recorded'));
      onClose();
      return undefined;
    },
    i18n.t('Could not record the remittance. Try again.'),
  );

  // Scrolled into view, because the preview is below the visible part of the dialog.
  const previewRef = useRef<HTMLDivElement>(null);
  const lines = preview?.lines;
  useEffect(() => {
    if (lines) previewRef.current?.scrollIntoView?.({ block: 'start' });
  }, [lines]);

  function changeColumns(changedColumns: Partial<ParcelColumns>) {
    const columns = {
      parcel: preview?.parcelColumn ?? '',
      amount: preview?.amountColumn ?? '',
      ...changedColumns,
    };
    void checkParcels({ columns, excludedParcels: [] });
  }

  function exclude(parcelNumbers: readonly string[]) {
    void checkParcels({ excludedParcels: parcelNumbers });
  }

  const options = (preview?.columns ?? [])
    .filter(Boolean)
    .map((column) => ({ value: column, label: column }));
  return (
    <FormProvider {...form}>
      <FormDialog
        title={i18n.t('Record remittance')}
        maxWidth={file ? 'md' : 'xs'}
        submitLabel={isPreviewed ? i18n.t('Record') : i18n.t('Check parcels')}
        problem={problem ?? previewProblem}
        isSending={formState.isSubmitting || isBusy}
        onSubmit={submit}
        onClose={onClose}
      >
        <SelectInput
          control={control}
          name="carrier"
          label={i18n.t('Courier')}
          options={carriers.map((name) => ({ value: name, label: name }))}
          placeholder={null}
          rules={{ onChange: chooseCarrier }}
        />
        <RemittanceFields />
        <CsvPicker
          csvFile={file}
          isBusy={isBusy}
          onPick={(pickedFile) => void checkParcels({ file: pickedFile, columns: null, excludedParcels: [] })}
        />
        {file === null && (
          <TextInput
            control={control}
            name="parcels"
            label={i18n.t('Or enter order or parcel numbers')}
            helperText={i18n.t(
              'One per line. If the courier paid only part of the amount, enter the paid amount after the number.',
            )}
            optional
            multiline
            minRows={3}
          />
        )}
        {preview && options.length > 0 && (
          <Stack sx={{ gap: 2 }}>
            <CsvSample columns={preview.columns} rows={preview.sample} />
            <SelectField
              label={i18n.t('Parcel column')}
              value={preview?.parcelColumn ?? ''}
              emptyLabel=""
              options={options}
              onChange={(parcel) => changeColumns({ parcel })}
            />
            <SelectField
              label={i18n.t('Amount column')}
              value={preview?.amountColumn ?? ''}
              emptyLabel=""
              options={options}
              onChange={(amount) => changeColumns({ amount })}
            />
          </Stack>
        )}
        <ChargeFields />
        <TextInput control={control} name="note" label={i18n.t('Note')} optional maxLength={240} />
        {isPreviewed && preview && (
          <Stack ref={previewRef} sx={{ gap: 1, scrollMarginTop: 16 }}>
            <Typography role="status">
              {i18n.t('Parcel total: {amount}', {
                amount: formatExactNpr(preview.parcelsTotal, i18n.locale),
              })}
            </Typography>
            <RemittanceLines
              lines={preview.lines}
              {...(file && { onRemove: (parcelNumbers) => exclude([...excludedParcels, parcelNumbers]) })}
            />
            {excludedParcels.length > 0 && (
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography color="textSecondary">
                  {i18n.t(
                    '{count, plural, one {# parcel from the file is excluded.} other {# parcels from the file are excluded.}}',
                    { count: excludedParcels.length },
                  )}
                </Typography>
                <Button size="small" onClick={() => exclude([])}>
                  {i18n.t('Include again')}
                </Button>
              </Stack>
            )}
            <ParcelChoices lines={preview.lines} />
          </Stack>
        )}
      </FormDialog>
    </FormProvider>
  );
}
