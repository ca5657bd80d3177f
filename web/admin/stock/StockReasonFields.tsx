import { useLingui } from '@lingui/react';
import { Box, OutlinedInput, Select } from '@mui/material';
import { useId } from 'react';
import { requiresNote, STAFF_STOCK_REASONS } from '#domain/stock/stockReasons.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { type StockNote, stockReasonLabels } from './stockReasons.ts';

export interface StockReasonFieldsProps {
  value: StockNote;
  onChange: (value: StockNote) => void;
  /** True to show the fields in a single row, even on phones. */
  isSingleRow?: boolean;
}

/** Fields for the reason of a stock change. */
export function StockReasonFields({ value, onChange, isSingleRow = false }: StockReasonFieldsProps) {
  const { i18n } = useLingui();
  const id = useId();
  const isNoteRequired = requiresNote(value.reason);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: isSingleRow ? '1fr 1fr' : '1fr', sm: '1fr 2fr' },
      }}
    >
      <Field id={`${id}-reason`} label={i18n.t('Reason for the change')}>
        <Select
          native
          value={value.reason}
          onChange={({ target }) => onChange({ ...value, reason: target.value as StockNote['reason'] })}
          input={<OutlinedInput />}
          inputProps={{ id: `${id}-reason` }}
        >
          {STAFF_STOCK_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {i18n.t(stockReasonLabels[reason])}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={`${id}-note`} label={i18n.t('Note')} optional={!isNoteRequired}>
        <OutlinedInput
          id={`${id}-note`}
          value={value.note}
          required={isNoteRequired}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...value, note: target.value })}
          slotProps={{ input: { maxLength: 240 } }}
        />
      </Field>
    </Box>
  );
}
