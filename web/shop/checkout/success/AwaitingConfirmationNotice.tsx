import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';

/** Replaces the bank account while an order is awaiting confirmation. */
export function AwaitingConfirmationNotice() {
  const { i18n } = useLingui();
  return (
    <Box component="section" sx={{ bgcolor: 'background.tile', borderRadius: 1, p: { xs: 3, sm: 4 } }}>
      <Typography variant="h3" component="h2">
        {i18n.t('Please don’t pay yet')}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {i18n.t('We’ll call you first, then give you our bank details.')}
      </Typography>
    </Box>
  );
}
