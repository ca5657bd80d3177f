import { useLingui } from '@lingui/react';
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { DomainError } from '#domain/errors/errors.ts';
import type { DiscountInput } from '#domain/orders/counter/calculateStaffDiscount.ts';
import { staffDiscountSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import { readAmount } from '#domain/text/readNumber.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import { TillField } from './TillField.tsx';
import { isApprovable } from './tillDiscount.ts';

export interface DiscountFieldsProps {
  discount: DiscountInput | null;
  /** Returns the reason why the discount is not allowed; null if it is allowed. */
  findProblem: (discount: DiscountInput) => DomainError | null;
  onChange: (discount: DiscountInput | null) => void;
}

/** Sets the amount, basis and reason of a discount. */
export function DiscountFields({ discount, findProblem, onChange }: DiscountFieldsProps) {
  const { i18n } = useLingui();
  const [value, setValue] = useState(discount ? String(discount.value) : '');
  const [unit, setUnit] = useState<DiscountInput['unit']>(discount?.unit ?? 'PERCENT');
  const [basis, setBasis] = useState<DiscountInput['on']>(discount?.on ?? 'MAKING');
  const [reason, setReason] = useState(discount?.reason ?? '');
  const [problem, setProblem] = useState<{ message: string; field: 'value' | 'reason' } | null>(null);
  /** Discount above the viewer's own limit, until a colleague approves it. */
  const [discountAboveLimit, setDiscountAboveLimit] = useState<DiscountInput | null>(null);

  function apply() {
    const parseResult = staffDiscountSchema.safeParse({
      unit,
      value: readAmount(value) ?? Number.NaN,
      on: basis,
      reason,
    });
    if (!parseResult.success) {
      const [issue] = parseResult.error.issues;
      const field = issue?.path[0] === 'reason' ? 'reason' : 'value';
      return setProblem({ message: i18n.t(issue?.message ?? ''), field });
    }
    const limitProblem = findProblem(parseResult.data);
    if (!limitProblem) return onChange(parseResult.data);
    setProblem({ message: getProblemText(limitProblem), field: 'value' });
    setDiscountAboveLimit(isApprovable(limitProblem) ? parseResult.data : null);
  }

  function createChangeHandler<Value>(setState: (value: Value) => void) {
    return (newValue: Value) => {
      setProblem(null);
      setDiscountAboveLimit(null);
      setState(newValue);
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
            label={i18n.t('Discount')}
            value={value}
            onChange={createChangeHandler(setValue)}
            isInvalid={problem?.field === 'value'}
            inputMode="decimal"
            autoFocus
          />
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={i18n.t('Rupees or percent')}
          value={unit}
          onChange={(_event, newUnit: DiscountInput['unit'] | null) =>
            newUnit && createChangeHandler(setUnit)(newUnit)
          }
          sx={{ mb: 2.5 }}
        >
          <ToggleButton value="PERCENT">%</ToggleButton>
          <ToggleButton value="NPR">{i18n.t('NPR')}</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={i18n.t('Applies to')}
          value={basis}
          onChange={(_event, newBasis: DiscountInput['on'] | null) =>
            newBasis && createChangeHandler(setBasis)(newBasis)
          }
          sx={{ mb: 2.5 }}
        >
          <ToggleButton value="MAKING">{i18n.t('Making charge')}</ToggleButton>
          <ToggleButton value="ALL">{i18n.t('All')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {problem?.field === 'value' && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: -2 }}>
          {problem.message}
        </Typography>
      )}
      <TillField
        label={i18n.t('Reason')}
        value={reason}
        isRequired
        isInvalid={problem?.field === 'reason'}
        help={problem?.field === 'reason' ? problem.message : i18n.t('Shown to the customer on the invoice.')}
        onChange={createChangeHandler(setReason)}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" size="small" variant="outlined">
          {i18n.t('Apply discount')}
        </Button>
        {discountAboveLimit && (
          <Button size="small" onClick={() => onChange(discountAboveLimit)}>
            {i18n.t('Apply and get approval')}
          </Button>
        )}
        {discount && (
          <Button size="small" onClick={() => onChange(null)}>
            {i18n.t('Remove discount')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
