import { useLingui } from '@lingui/react';
import { Alert, Stack, Typography } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { SheetPicker } from '#web/admin/ui/sheet/SheetPicker.tsx';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { courierToday } from '../../orders/payments/courierDay.ts';
import { dayInWords } from '../../ui/dayInWords.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { RemittanceLines } from './RemittanceLines.tsx';
import { type ParcelColumns, type RemittanceValues, useRemittance } from './useRemittance.ts';

export interface NoteRemittanceDialogProps {
  carriers: readonly string[];
  onClose: () => void;
}

/** What a courier brought, from its list or by the parcels' numbers: first a look at what agrees, then in earnest. */
export function NoteRemittanceDialog({ carriers, onClose }: NoteRemittanceDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { sheet, preview, problem: seenProblem, isBusy, isSeen, look, note } = useRemittance();
  const form = useForm<RemittanceValues>({
    defaultValues: {
      ...{ carrier: carriers[0] ?? '', reference: '', day: courierToday(), total: '', note: '', parcels: '' },
    },
  });
  const { control, formState } = form;
  const [day, parcels] = useWatch({ control, name: ['day', 'parcels'] });
  const isLookedAt = isSeen(parcels);

  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      if (!isLookedAt) {
        await look(values);
        return undefined;
      }
      const answer = await note(values);
      if (!answer?.remittance) return answer?.errors ?? [];
      notify.success(i18n.t('The remittance is noted'));
      onClose();
      return undefined;
    },
    i18n.t('The remittance could not be noted. Please try again.'),
  );

  function choose(chosen: Partial<ParcelColumns>) {
    const columns = { parcel: preview?.parcelColumn ?? '', amount: preview?.amountColumn ?? '', ...chosen };
    void look(form.getValues(), { columns });
  }

  const options = (preview?.columns ?? []).map((column) => ({ value: column, label: column }));
  return (
    <FormDialog
      title={i18n.t('Note a remittance')}
      confirm={isLookedAt ? i18n.t('Bring in what agrees') : i18n.t('Check the parcels')}
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
      />
      <TextInput
        control={control}
        name="reference"
        label={i18n.t('Reference')}
        maxLength={80}
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="day"
        label={i18n.t('Day on which it arrived')}
        type="date"
        max={courierToday()}
        helperText={dayInWords(i18n.locale, day)}
      />
      <TextInput
        control={control}
        name="total"
        label={i18n.t('Total that arrived, in rupees')}
        inputMode="numeric"
        autoComplete="off"
      />
      <SheetPicker
        sheet={sheet}
        isBusy={isBusy}
        onPick={(picked) => void look(form.getValues(), { sheet: picked, columns: null })}
      />
      {sheet === null && (
        <TextInput
          control={control}
          name="parcels"
          label={i18n.t('Or the numbers of orders or parcels')}
          helperText={i18n.t('One on a line; all that the courier has of each.')}
          optional
          multiline
          minRows={3}
        />
      )}
      {options.length > 0 && (
        <Stack sx={{ gap: 2 }}>
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
      <TextInput control={control} name="note" label={i18n.t('Note')} optional maxLength={240} />
      {isLookedAt && preview && (
        <>
          <Typography>
            {i18n.t('The parcels come to {amount}.', { amount: exactNpr(preview.parcelsTotal, i18n.locale) })}
          </Typography>
          <RemittanceLines lines={preview.lines} />
          {preview.lines.some(({ outcome }) => outcome !== 'BROUGHT') && (
            <Alert severity="info" variant="outlined">
              {i18n.t('What does not agree stays with the courier until you have settled it.')}
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
