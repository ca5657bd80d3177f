import { useLingui } from '@lingui/react';
import { Box, FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material';
import { useId, useState } from 'react';
import {
  STATEMENT_COLUMNS,
  STATEMENT_DATES,
  STATEMENT_UNITS,
  type StatementColumn,
  type StatementDates,
  type StatementUnit,
} from '#domain/payments/reconciliation/statementColumns.ts';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import type { Mapping } from './mapping.ts';

const columnTexts: Record<StatementColumn, string> = {
  date: /*i18n*/ 'Day',
  amount: /*i18n*/ 'Amount',
  credit: /*i18n*/ 'Money in',
  debit: /*i18n*/ 'Money out',
  side: /*i18n*/ 'CR or DR',
  fee: /*i18n*/ 'Fee',
  reference: /*i18n*/ 'Our reference',
  transactionId: /*i18n*/ 'Provider’s number',
  kind: /*i18n*/ 'Payment or refund',
  status: /*i18n*/ 'Payment status',
  description: /*i18n*/ 'Description',
};
const dateTexts: Record<StatementDates, string> = {
  YMD: /*i18n*/ 'Year, month, day: 2026-11-27',
  DMY: /*i18n*/ 'Day, month, year: 27/11/2026',
  MDY: /*i18n*/ 'Month, day, year: 11/27/2026',
};
const unitTexts: Record<StatementUnit, string> = {
  RUPEES: /*i18n*/ 'Rupees',
  PAISA: /*i18n*/ 'Paisa',
};

export interface MappingFieldsProps {
  columns: readonly string[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Which column holds what, and how days and sums are written. */
export function MappingFields({ columns, mapping, onChange }: MappingFieldsProps) {
  const { i18n } = useLingui();
  const options = [...new Set(columns)].filter(Boolean).map((column) => ({ value: column, label: column }));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {STATEMENT_COLUMNS.map((column) => (
        <SelectField
          key={column}
          label={i18n.t(columnTexts[column])}
          value={mapping[column] ?? ''}
          none={i18n.t('None')}
          options={options}
          onChange={(name) => onChange({ ...mapping, [column]: column === 'date' ? name : name || null })}
        />
      ))}
      <SelectField
        label={i18n.t('How days are written')}
        value={mapping.dates ?? ''}
        {...(!mapping.dates && { none: i18n.t('Choose…') })}
        help={i18n.t('Days of Bikram Sambat are recognised by their year.')}
        options={STATEMENT_DATES.map((value) => ({ value, label: i18n.t(dateTexts[value]) }))}
        onChange={(chosen) =>
          onChange({ ...mapping, dates: STATEMENT_DATES.find((each) => each === chosen) ?? mapping.dates })
        }
      />
      <SelectField
        label={i18n.t('Amounts are in')}
        value={mapping.unit}
        options={STATEMENT_UNITS.map((value) => ({ value, label: i18n.t(unitTexts[value]) }))}
        onChange={(chosen) =>
          onChange({ ...mapping, unit: STATEMENT_UNITS.find((each) => each === chosen) ?? mapping.unit })
        }
      />
      <WordsField
        label={i18n.t('Words of a refund')}
        help={i18n.t('In the columns Payment or refund and Payment status, with commas between them.')}
        words={mapping.refundWords ?? []}
        onChange={(refundWords) => onChange({ ...mapping, refundWords })}
      />
      <WordsField
        label={i18n.t('Words of what moved no money')}
        help={i18n.t('In the same columns, such as FAILED.')}
        words={mapping.skipWords ?? []}
        onChange={(skipWords) => onChange({ ...mapping, skipWords })}
      />
      <WordsField
        label={i18n.t('Words of what is set aside')}
        help={i18n.t('In the description, such as what a wallet pays out.')}
        words={mapping.asideWords ?? []}
        onChange={(asideWords) => onChange({ ...mapping, asideWords })}
      />
    </Box>
  );
}

interface WordsFieldProps {
  label: string;
  help: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
}

function WordsField({ label, help, words, onChange }: WordsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(words.join(', '));
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          const said = typed.split(',').map((word) => word.trim());
          const kept = said.filter(Boolean);
          if (kept.join() !== words.join()) onChange(kept);
        }}
        slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`}>{help}</FormHelperText>
    </FormControl>
  );
}
