import { useLingui } from '@lingui/react';
import { Alert, Box, Button, OutlinedInput, Select, Stack } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { readNumber } from '#domain/text/readNumber.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { useSaveShortcut } from '#web/admin/ui/useSaveShortcut.ts';
import type { CreateTransferInput } from '#web/graphql/types.generated.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { useUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { type LineProblem, LinesTable } from '../lines/LinesTable.tsx';
import { addItem, type StockLine } from '../lines/stockLines.ts';
import { VariantFinder } from '../lines/VariantFinder.tsx';
import type { Location_AllFragment as Location } from '../locations/Locations.generated.ts';

export interface TransferValues {
  fromId: string;
  toId: string;
  note: string;
  lines: StockLine[];
}

export interface TransferFormProps {
  start: TransferValues;
  locations: readonly Location[];
  /** Called with true while there are unsaved changes. */
  onEdited?: (isEdited: boolean) => void;
  /** Saves the draft. Resolves to the problems, or undefined on success. */
  onSave: (input: CreateTransferInput) => Promise<readonly LineProblem[] | undefined>;
}

/** Edits the locations and lines of a transfer. Lines are added by scan or name. */
export function TransferForm({ start, locations, onEdited, onSave }: TransferFormProps) {
  const { i18n } = useLingui();
  const id = useId();
  const form = useSaveShortcut();
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);
  const [isSending, setSending] = useState(false);
  const [savedValues, setSavedValues] = useState(start);
  useUnsavedWork(values !== savedValues);

  const change = (changes: Partial<TransferValues> | ((current: TransferValues) => TransferValues)) => {
    onEdited?.(true);
    setValues((current) => (typeof changes === 'function' ? changes(current) : { ...current, ...changes }));
  };
  const generalProblems = problems.filter(({ field }) => !field?.startsWith('lines.') && field !== 'toId');

  async function send(event: FormEvent) {
    event.preventDefault();
    const { fromId, toId, note, lines } = values;
    setSending(true);
    setProblems([]);
    try {
      const errors = await onSave({
        fromId,
        toId,
        note: note || null,
        lines: lines.map(({ sku, quantity }) => {
          const count = readNumber(quantity, { decimals: 0 });
          // An invalid quantity is sent as 0, which the server refuses with the valid range.
          return { sku, quantity: Number.isInteger(count) ? Number(count) : 0 };
        }),
      });
      if (errors) setProblems(errors);
      else {
        setSavedValues(values);
        onEdited?.(false);
      }
    } catch {
      setProblems([{ message: i18n.t('Could not save the transfer. Try again.') }]);
    } finally {
      setSending(false);
    }
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
      }}
    >
      <Panel title={i18n.t('Items to transfer')}>
        <Stack sx={{ gap: 2 }}>
          <VariantFinder
            label={i18n.t('Add item')}
            onFind={(item) => change((current) => ({ ...current, lines: addItem(current.lines, item) }))}
          />
          <LinesTable
            label={i18n.t('Lines')}
            lines={values.lines}
            fromId={values.fromId}
            problems={problems}
            onChange={(lines) => change({ lines })}
            columns={[
              {
                field: 'quantity',
                label: i18n.t('Quantity'),
                name: ({ sku }) => i18n.t('Quantity of {name}', { name: sku }),
              },
            ]}
          />
        </Stack>
      </Panel>
      <Panel title={i18n.t('Transfer')}>
        <Stack sx={{ gap: 2 }}>
          {generalProblems.map(({ message }) => (
            <Alert key={message} severity="error" role="alert">
              {i18n.t(message)}
            </Alert>
          ))}
          {(['fromId', 'toId'] as const).map((field) => (
            <Field
              key={field}
              id={`${id}-${field}`}
              label={field === 'fromId' ? i18n.t('From location') : i18n.t('To location')}
              error={problems.find((problem) => field === 'toId' && problem.field === field)?.message}
            >
              <Select
                native
                value={values[field]}
                onChange={({ target }) => change({ [field]: target.value })}
                input={<OutlinedInput />}
                inputProps={{ id: `${id}-${field}` }}
              >
                {locations.map((location) => (
                  <option key={location.id} value={location.id}>
                    {location.name}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
          <Field id={`${id}-note`} label={i18n.t('Note')} optional>
            <OutlinedInput
              id={`${id}-note`}
              multiline
              minRows={2}
              value={values.note}
              onChange={({ target }) => change({ note: target.value })}
              slotProps={{ input: { maxLength: 500 } }}
            />
          </Field>
          <Button type="submit" variant="outlined" loading={isSending} disabled={values.lines.length === 0}>
            {i18n.t('Save draft')}
          </Button>
        </Stack>
      </Panel>
    </Box>
  );
}
