import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatPlainNumber } from '#domain/text/numbers.ts';

export interface CheckoutStepProps {
  number: number;
  title: string;
  children: ReactNode;
}

export function CheckoutStep({ number, title, children }: CheckoutStepProps) {
  const { i18n } = useLingui();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 3 }}>
          <Typography variant="h3" component="h2">
            <Box
              component="span"
              aria-hidden
              sx={{ color: 'text.secondary', mr: 2, fontVariantNumeric: 'lining-nums' }}
            >
              {formatPlainNumber(number, i18n.locale)}
            </Box>
            {title}
          </Typography>
        </Box>
        <Stack sx={{ gap: 2.5 }}>{children}</Stack>
      </Box>
    </Box>
  );
}
