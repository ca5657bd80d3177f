import { useLingui } from '@lingui/react';
import { Box, FormControl, FormLabel, MenuItem, Select, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { CONDITION_OPERANDS, RULE_VALUES, type RuleCondition } from '#domain/content/collectionRule.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { categoryLabels, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { LabelledInput } from '../list/LabelledInput.tsx';

interface AmountInputProps {
  label: string;
  /** Value in the smallest unit. */
  value: number | null;
  /** Number of smallest units per typed unit. */
  unit?: number;
  onChange: (value: number | null) => void;
}

const LABELS: Record<string, string> = { ...categoryLabels, ...typeLabels, ...metalLabels };
const MG_PER_GRAM = 1000;

const PLAIN_LABELS: Partial<Record<RuleCondition['about'], string>> = {
  IN_STOCK: /*i18n*/ 'Only products available now',
  FEATURED: /*i18n*/ 'Only featured products',
};

interface ConditionFieldsProps {
  condition: RuleCondition;
  onChange(condition: RuleCondition): void;
}

/** Fields of a condition's value: choices, text, range, days or none. */
export function ConditionFields({ condition, onChange }: ConditionFieldsProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { about, values, from, to } = condition;
  const kind = CONDITION_OPERANDS[about];
  const allowedValues = RULE_VALUES[about];
  const unit = about === 'WEIGHT' ? MG_PER_GRAM : 1;
  const getLabel = (value: string) => (LABELS[value] ? i18n.t(LABELS[value]) : value);
  if (kind === 'plain') return <Typography sx={{ py: 1 }}>{i18n.t(PLAIN_LABELS[about] ?? '')}</Typography>;
  if (kind === 'values' && allowedValues)
    return (
      <FormControl fullWidth>
        <FormLabel id={id}>{i18n.t('One of')}</FormLabel>
        <Select
          multiple
          displayEmpty
          value={values}
          onChange={({ target }) => onChange({ ...condition, values: [target.value].flat() })}
          labelId={id}
          renderValue={(selectedValues) => selectedValues.map(getLabel).join(', ') || i18n.t('Choose')}
        >
          {allowedValues.map((value) => (
            <MenuItem key={value} value={value}>
              {getLabel(value)}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
    );
  if (kind === 'values')
    return (
      <LabelledInput
        label={i18n.t('One of (separated by commas)')}
        value={values.join(',')}
        onChange={(text) =>
          onChange({ ...condition, values: text.split(',').map((value) => value.trimStart()) })
        }
      />
    );
  if (kind === 'days')
    return (
      <AmountInput
        label={i18n.t('Number of days, such as 30')}
        value={to}
        onChange={(days) => onChange({ ...condition, to: days })}
      />
    );
  const isPrice = about === 'PRICE';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
      <AmountInput
        label={isPrice ? i18n.t('From (NPR)') : i18n.t('From (g)')}
        value={from}
        unit={unit}
        onChange={(bound) => onChange({ ...condition, from: bound })}
      />
      <AmountInput
        label={isPrice ? i18n.t('Up to (NPR)') : i18n.t('Up to (g)')}
        value={to}
        unit={unit}
        onChange={(bound) => onChange({ ...condition, to: bound })}
      />
    </Box>
  );
}

/** Number field of a condition. Keeps the typed text while it represents the same number. */
function AmountInput({ label, value, unit = 1, onChange }: AmountInputProps) {
  const [text, setText] = useState('');
  const toValue = (inputText: string) => {
    const number = readNumber(inputText);
    return number === undefined || Number.isNaN(number) ? null : Math.round(number * unit);
  };
  return (
    <LabelledInput
      label={label}
      type="decimal"
      value={toValue(text) === value ? text : value === null ? '' : String(value / unit)}
      onChange={(inputText) => {
        setText(inputText);
        onChange(toValue(inputText));
      }}
    />
  );
}
