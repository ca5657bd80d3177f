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
  transactionId: /*i18n*/ 'Provider’s transaction ID',
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

/** Maps the columns of a file and sets its date and amount formats. */
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
          emptyLabel={i18n.t('None')}
          options={options}
          onChange={(name) => onChange({ ...mapping, [column]: column === 'date' ? name : name || null })}
        />
      ))}
      <SelectField
        label={i18n.t('Date format')}
        value={mapping.dates ?? ''}
        {...(!mapping.dates && { emptyLabel: i18n.t('Choose…') })}
        help={i18n.t('Bikram Sambat dates are recognised by their year.')}
        options={STATEMENT_DATES.map((value) => ({ value, label: i18n.t(dateTexts[value]) }))}
        onChange={(selectedValue) =>
          onChange({
            ...mapping,
            dates: STATEMENT_DATES.find((candidate) => candidate === selectedValue) ?? mapping.dates,
          })
        }
      />
      <SelectField
        label={i18n.t('Amount unit')}
        value={mapping.unit}
        options={STATEMENT_UNITS.map((value) => ({ value, label: i18n.t(unitTexts[value]) }))}
        onChange={(selectedValue) =>
          onChange({
            ...mapping,
            unit: STATEMENT_UNITS.find((candidate) => candidate === selectedValue) ?? mapping.unit,
          })
        }
      />
      <WordsField
        label={i18n.t('Words that mark a refund')}
        help={i18n.t('Words in the columns “Payment or refund” and “Payment status”, separated by commas.')}
        words={mapping.refundWords ?? []}
        onChange={(refundWords) => onChange({ ...mapping, refundWords })}
      />
      <WordsField
        label={i18n.t('Words that mark rows to skip')}
        help={i18n.t('Words in the same columns, such as FAILED.')}
        words={mapping.skipWords ?? []}
        onChange={(skipWords) => onChange({ ...mapping, skipWords })}
      />
      <WordsField
        label={i18n.t('Words that mark rows to set aside')}
        help={i18n.t('Words in the description, such as those used for a wallet payout.')}
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
  const [inputText, setInputText] = useState(words.join(', '));
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        value={inputText}
        onChange={({ target }) => setInputText(target.value)}
        onBlur={() => {
          const typedWords = inputText.split(',').map((word) => word.trim());
          const nonEmptyWords = typedWords.filter(Boolean);
          if (nonEmptyWords.join() !== words.join()) onChange(nonEmptyWords);
        }}
        slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`}>{help}</FormHelperText>
    </FormControl>
  );
}
