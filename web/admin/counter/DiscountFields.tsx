import { useLingui } from '@lingui/react';
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { DomainError } from '#domain/errors/errors.ts';
import { staffDiscountSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import type { AskedDiscount } from '#domain/orders/counter/staffDiscount.ts';
import { readAmount } from '#domain/text/readNumber.ts';
import { problemText } from '#web/locale/problemText.ts';
import { TillField } from './TillField.tsx';
import { isApprovable } from './tillDiscount.ts';

export interface DiscountFieldsProps {
  discount: AskedDiscount | null;
  /** Why it may not be given, where it may not. */
  refuse: (discount: AskedDiscount) => DomainError | null;
  onChange: (discount: AskedDiscount | null) => void;
}

/** How much is taken off, of what, and why. */
export function DiscountFields({ discount, refuse, onChange }: DiscountFieldsProps) {
  const { i18n } = useLingui();
  const [value, setValue] = useState(discount ? String(discount.value) : '');
  const [unit, setUnit] = useState<AskedDiscount['unit']>(discount?.unit ?? 'PERCENT');
  const [on, setOn] = useState<AskedDiscount['on']>(discount?.on ?? 'MAKING');
  const [reason, setReason] = useState(discount?.reason ?? '');
  const [problem, setProblem] = useState<{ message: string; at: 'value' | 'reason' } | null>(null);
  /** What is beyond the own limit, until somebody else is to approve it. */
  const [beyond, setBeyond] = useState<AskedDiscount | null>(null);

  function apply() {
    const read = staffDiscountSchema.safeParse({ unit, value: readAmount(value) ?? Number.NaN, on, reason });
    if (!read.success) {
      const [issue] = read.error.issues;
      const at = issue?.path[0] === 'reason' ? 'reason' : 'value';
      return setProblem({ message: i18n.t(issue?.message ?? ''), at });
    }
    const refused = refuse(read.data);
    if (!refused) return onChange(read.data);
    setProblem({ message: problemText(refused), at: 'value' });
    setBeyond(isApprovable(refused) ? read.data : null);
  }

  function change<Value>(set: (value: Value) => void) {
    return (next: Value) => {
      setProblem(null);
      setBeyond(null);
      set(next);
    };
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
            onChange={change(setValue)}
            isWrong={problem?.at === 'value'}
            inputMode="decimal"
            autoFocus
          />
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={i18n.t('Rupees or percent')}
          value={unit}
          onChange={(_event, next: AskedDiscount['unit'] | null) => next && change(setUnit)(next)}
          sx={{ mb: 2.5 }}
        >
          <ToggleButton value="PERCENT">%</ToggleButton>
          <ToggleButton value="NPR">{i18n.t('NPR')}</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={i18n.t('Off what')}
          value={on}
          onChange={(_event, next: AskedDiscount['on'] | null) => next && change(setOn)(next)}
          sx={{ mb: 2.5 }}
        >
          <ToggleButton value="MAKING">{i18n.t('Making charge')}</ToggleButton>
          <ToggleButton value="ALL">{i18n.t('All')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {problem?.at === 'value' && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: -2 }}>
          {problem.message}
        </Typography>
      )}
      <TillField
        label={i18n.t('Reason')}
        value={reason}
        isRequired
        isWrong={problem?.at === 'reason'}
        help={problem?.at === 'reason' ? problem.message : i18n.t('The customer sees it on the invoice.')}
        onChange={change(setReason)}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" size="small" variant="outlined">
          {i18n.t('Apply the discount')}
        </Button>
        {beyond && (
          <Button size="small" onClick={() => onChange(beyond)}>
            {i18n.t('Apply, and have it approved')}
          </Button>
        )}
        {discount && (
          <Button size="small" onClick={() => onChange(null)}>
            {i18n.t('No discount')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
