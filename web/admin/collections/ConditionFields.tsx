import { useLingui } from '@lingui/react';
import { Box, MenuItem, TextField } from '@mui/material';
import { RULE_SUBJECTS, RULE_VALUES, type RuleCondition } from '#domain/content/collectionRule.ts';
import { categoryLabels, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';

const LABELS: Record<string, string> = { ...categoryLabels, ...typeLabels, ...metalLabels };
const MG_PER_GRAM = 1000;

interface ConditionFieldsProps {
  condition: RuleCondition;
  onChange(condition: RuleCondition): void;
}

/** What a condition asks for: of known values, of words, of a range, of days, or nothing more. */
export function ConditionFields({ condition, onChange }: ConditionFieldsProps) {
  const { i18n } = useLingui();
  const { about, values, from, to } = condition;
  const kind = RULE_SUBJECTS[about];
  const known = RULE_VALUES[about];
  const unit = about === 'WEIGHT' ? MG_PER_GRAM : 1;
  const typed = (value: number | null) => (value === null ? '' : String(value / unit));
  const read = (text: string) => (text.trim() === '' ? null : Math.round(Number(text) * unit));
  if (kind === 'plain') return <span />;
  if (kind === 'values' && known)
    return (
      <TextField
        select
        size="small"
        label={i18n.t('One of')}
        value={values}
        onChange={({ target }) => onChange({ ...condition, values: [target.value].flat() })}
        slotProps={{ select: { multiple: true } }}
      >
        {known.map((value) => (
          <MenuItem key={value} value={value}>
            {LABELS[value] ? i18n.t(LABELS[value]) : value}
          </MenuItem>
        ))}
      </TextField>
    );
  if (kind === 'values')
    return (
      <TextField
        size="small"
        label={i18n.t('One of, with commas between')}
        value={values.join(',')}
        onChange={({ target }) =>
          onChange({ ...condition, values: target.value.split(',').map((value) => value.trimStart()) })
        }
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: kind === 'days' ? '1fr' : '1fr 1fr' }}>
      {kind === 'range' && (
        <TextField
          size="small"
          type="number"
          label={i18n.t('From')}
          value={typed(from)}
          onChange={({ target }) => onChange({ ...condition, from: read(target.value) })}
        />
      )}
      <TextField
        size="small"
        type="number"
        label={kind === 'days' ? i18n.t('Days') : i18n.t('Up to')}
        value={typed(to)}
        onChange={({ target }) => onChange({ ...condition, to: read(target.value) })}
      />
    </Box>
  );
}
