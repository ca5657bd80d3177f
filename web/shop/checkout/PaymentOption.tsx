import { Box, FormControlLabel, Radio, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';

export interface PaymentOptionProps {
  value: string;
  label: string;
  /** Explanation of the method, or the reason why it is unavailable. */
  text: string;
  /** Logo of the method. */
  mark?: ReactNode;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export function PaymentOption({ value, label, text, mark, disabled = false, inputRef }: PaymentOptionProps) {
  const labelId = useId();
  const textId = useId();
  return (
    <FormControlLabel
      value={value}
      disabled={disabled}
      control={
        <Radio
          slotProps={{ input: { ref: inputRef, 'aria-labelledby': labelId, 'aria-describedby': textId } }}
        />
      }
      label={
        <Box component="span" sx={{ display: 'block', py: 1.25 }}>
          <Typography
            id={labelId}
            component="span"
            color="inherit"
            sx={{ display: 'block', fontWeight: 500 }}
          >
            {mark}
            {label}
          </Typography>
          <Typography
            id={textId}
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {text}
          </Typography>
        </Box>
      }
      sx={{
        alignItems: 'flex-start',
        mx: 0,
        px: 1,
        py: 0.5,
        bgcolor: disabled ? 'transparent' : 'background.paper',
        border: 1,
        borderColor: 'divider',
        '& + &': { borderTop: 0 },
        '&:has(:checked)': { borderLeftWidth: 3, borderLeftColor: 'primary.main', pl: '6px' },
      }}
    />
  );
}
