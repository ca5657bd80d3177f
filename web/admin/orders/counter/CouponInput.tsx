import { useLingui } from '@lingui/react';
import { Box, Button, FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material';
import { useId, useState } from 'react';

export interface CouponInputProps {
  /** Why the code that was entered takes nothing off. */
  problem: string | undefined;
  onApply: (code: string) => void;
}

export function CouponInput({ problem, onApply }: CouponInputProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [code, setCode] = useState('');
  return (
    <FormControl fullWidth error={Boolean(problem)}>
      <FormLabel htmlFor={id}>{i18n.t('Coupon')}</FormLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          id={id}
          fullWidth
          value={code}
          autoComplete="off"
          onChange={({ target }) => {
            setCode(target.value);
            if (target.value.trim() === '') onApply('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onApply(code.trim());
          }}
          slotProps={{ input: { 'aria-describedby': `${id}-problem`, maxLength: 40 } }}
        />
        <Button variant="outlined" onClick={() => onApply(code.trim())}>
          {i18n.t('Apply')}
        </Button>
      </Box>
      <FormHelperText id={`${id}-problem`} role="status">
        {problem}
      </FormHelperText>
    </FormControl>
  );
}
