import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { courierToday } from '#web/admin/payments/ledger/courierDay.ts';
import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import { SheetPicker } from '#web/admin/ui/sheet/SheetPicker.tsx';
import { SheetSample } from '#web/admin/ui/sheet/SheetSample.tsx';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { mostCommonCarrier } from './mostCommonCarrier.ts';
import { ParcelChoices } from './ParcelChoices.tsx';
import { ChargeFields, RemittanceFields } from './RemittanceFields.tsx';
import { RemittanceLines } from './RemittanceLines.tsx';
import {
  type NewRemittanceValues,
  type ParcelColumns,
  type ParcelSheet,
  useRemittance,
} from './useRemittance.ts';

export interface CreateRemittanceDialogProps {
  carriers: readonly string[];
  onClose: () => void;
}

/** Records a remittance from the courier's list or by the parcels' numbers: first a preview, then in earnest. */
export function CreateRemittanceDialog({ carriers, onClose }: CreateRemittanceDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { sheet, preview, leftOut, problem: seenProblem, isBusy, isSeen, look, record } = useRemittance();
  const form = useForm<NewRemittanceValues>({
    defaultValues: {
      ...{ carrier: carriers[0] ?? '', reference: '', day: courierToday(), total: '', note: '' },
      ...{ deposit: 'BANK', charges: [], parcels: '', markDelivered: false, allowOtherCarrier: false },
    },
  });
  const { control, formState } = form;
  const [carrier, parcels] = useWatch({ control, name: ['carrier', 'parcels'] });
  const isLookedAt = isSeen({ carrier, parcels });
  const isCarrierChosen = useRef(false);

  /** Previews the parcels. Until staff choose a courier, the one that has most of the parcels is filled in. */
  async function check(changed: Partial<ParcelSheet> = {}) {
    const seen = await look(form.getValues(), changed);
    const likely = isCarrierChosen.current ? undefined : mostCommonCarrier(seen?.lines ?? [], carriers);
    if (likely === undefined || likely === form.getValues('carrier')) return;
    form.setValue('carrier', likely);
    await look(form.getValues(), changed);
  }

  function chooseCarrier() {
    isCarrierChosen.current = true;
    if (preview || sheet) void check();
  }

  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      if (!isLookedAt) {
        await check();
        return undefined;
      }
      const answer = await record(values);
      if (!answer?.remittance) return answer?.errors ?? [];
      notify.success(i18n.t('The remittance is recorded'));
      onClose();
      return undefined;
    },
    i18n.t('The remittance could not be recorded. Please try again.'),
  );

  // The preview is below what is seen of the dialog.
  const shown = useRef<HTMLDivElement>(null);
  const lines = preview?.lines;
  useEffect(() => {
    if (lines) shown.current?.scrollIntoView?.({ block: 'start' });
  }, [lines]);

  function choose(chosen: Partial<ParcelColumns>) {
    const columns = { parcel: preview?.parcelColumn ?? '', amount: preview?.amountColumn ?? '', ...chosen };
    void check({ columns, leftOut: [] });
  }

  function leaveOut(named: readonly string[]) {
    void check({ leftOut: named });
  }

  const options = (preview?.columns ?? [])
    .filter(Boolean)
    .map((column) => ({ value: column, label: column }));
  return (
    <FormProvider {...form}>
      <FormDialog
        title={i18n.t('Record a remittance')}
        maxWidth={sheet ? 'md' : 'xs'}
        confirm={isLookedAt ? i18n.t('Record') : i18n.t('Check the parcels')}
        problem={problem ?? seenProblem}
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
        <SheetPicker
          sheet={sheet}
          isBusy={isBusy}
          onPick={(picked) => void check({ sheet: picked, columns: null, leftOut: [] })}
        />
        {sheet === null && (
          <TextInput
            control={control}
            name="parcels"
            label={i18n.t('Or the numbers of orders or parcels')}
            helperText={i18n.t(
              'One per line. Add the amount after the number if the courier paid only a part.',
            )}
            optional
            multiline
            minRows={3}
          />
        )}
        {preview && options.length > 0 && (
          <Stack sx={{ gap: 2 }}>
            <SheetSample columns={preview.columns} rows={preview.sample} />
            <SelectField
              label={i18n.t('Column of the parcel')}
              value={preview?.parcelColumn ?? ''}
              none=""
              options={options}
              onChange={(parcel) => choose({ parcel })}
            />
            <SelectField
              label={i18n.t('Column of the amount')}
              value={preview?.amountColumn ?? ''}
              none=""
              options={options}
              onChange={(amount) => choose({ amount })}
            />
          </Stack>
        )}
        <ChargeFields />
        <TextInput control={control} name="note" label={i18n.t('Note')} optional maxLength={240} />
        {isLookedAt && preview && (
          <Stack ref={shown} sx={{ gap: 1, scrollMarginTop: 16 }}>
            <Typography role="status">
              {i18n.t('The parcels come to {amount}.', {
                amount: exactNpr(preview.parcelsTotal, i18n.locale),
              })}
            </Typography>
            <RemittanceLines
              lines={preview.lines}
              {...(sheet && { onRemove: (named) => leaveOut([...leftOut, named]) })}
            />
            {leftOut.length > 0 && (
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography color="textSecondary">
                  {i18n.t(
                    '{count, plural, one {# parcel of the file is left out.} other {# parcels of the file are left out.}}',
                    { count: leftOut.length },
                  )}
                </Typography>
                <Button size="small" onClick={() => leaveOut([])}>
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
