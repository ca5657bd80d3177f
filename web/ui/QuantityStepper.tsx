import Add from 'icon:baseline-add';
import Remove from 'icon:baseline-remove';
import { useLingui } from '@lingui/react';
import { ButtonBase, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatPlainNumber } from '#domain/text/numbers.ts';

export interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Accessible name, such as the product's name. */
  label: string;
  min?: number;
  max?: number;
  disabled?: boolean;
}

export function QuantityStepper({
  value,
  onChange,
  label,
  min = 1,
  max = 99,
  disabled = false,
}: QuantityStepperProps) {
  const { i18n } = useLingui();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={i18n.t('Quantity of {label}', { label })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'controlBorder',
        borderRadius: 1,
      }}
    >
      <StepButton
        label={i18n.t('Decrease quantity')}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Remove fontSize="small" />
      </StepButton>
      <Typography
        aria-live="polite"
        sx={{ minWidth: 32, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatPlainNumber(value, i18n.locale)}
      </Typography>
      <StepButton
        label={i18n.t('Increase quantity')}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Add fontSize="small" />
      </StepButton>
    </Stack>
  );
}

interface StepButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function StepButton({ label, disabled, onClick, children }: StepButtonProps) {
  return (
    <ButtonBase
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      sx={{ width: 44, height: 44, '&:disabled': { color: 'text.disabled' } }}
    >
      {children}
    </ButtonBase>
  );
}
