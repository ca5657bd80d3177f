import { useLingui } from '@lingui/react';
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { staffDiscountSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import type { AskedDiscount } from '#domain/orders/counter/staffDiscount.ts';
import { readAmount } from '#domain/text/numbers.ts';
import { TillField } from './TillField.tsx';

export interface DiscountFieldsProps {
  discount: AskedDiscount | null;
  onChange: (discount: AskedDiscount | null) => void;
}

/** How much is taken off, of what, and why. */
export function DiscountFields({ discount, onChange }: DiscountFieldsProps) {
  const { i18n } = useLingui();
  const [value, setValue] = useState(discount ? String(discount.value) : '');
  const [unit, setUnit] = useState<AskedDiscount['unit']>(discount?.unit ?? 'PERCENT');
  const [on, setOn] = useState<AskedDiscount['on']>(discount?.on ?? 'MAKING');
  const [reason, setReason] = useState(discount?.reason ?? '');
  const [problem, setProblem] = useState('');

  function apply() {
    const read = staffDiscountSchema.safeParse({ unit, value: readAmount(value) ?? Number.NaN, on, reason });
    if (read.success) return onChange(read.data);
    setProblem(i18n.t(read.error.issues[0]?.message ?? ''));
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
      sx={{ mt: 1.5, p: 1.5, border: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <Box sx={{ width: 120 }}>
          <TillField
            label={i18n.t('Take off')}
            value={value}
            onChange={setValue}
            inputMode="decimal"
            autoFocus
          />
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={i18n.t('Rupees or percent')}
          value={unit}
          onChange={(_event, next: AskedDiscount['unit'] | null) => next && setUnit(next)}
          sx={{ mb: 2.5 }}
        >
          <ToggleButton value="PERCENT">%</ToggleButton>
          <ToggleButton value="NPR">NPR</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={i18n.t('Off what')}
          value={on}
          onChange={(_event, next: AskedDiscount['on'] | null) => next && setOn(next)}
          sx={{ mb: 2.5 }}
        >
          <ToggleButton value="MAKING">{i18n.t('Making charge')}</ToggleButton>
          <ToggleButton value="ALL">{i18n.t('All')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <TillField label={i18n.t('Reason')} value={reason} onChange={setReason} />
      {problem && (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" size="small" variant="outlined">
          {i18n.t('Apply the discount')}
        </Button>
        {discount && (
          <Button size="small" onClick={() => onChange(null)}>
            {i18n.t('No discount')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
