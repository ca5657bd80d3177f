import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';

/** In the place of a bank account, while an order awaits the store's confirmation. */
export function PayLater() {
  const { i18n } = useLingui();
  return (
    <Box component="section" sx={{ bgcolor: 'background.tile', borderRadius: 1, p: { xs: 3, sm: 4 } }}>
      <Typography variant="h3" component="h2">
        {i18n.t('Please do not pay yet')}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {i18n.t('We will call you first; then you get the account to transfer to.')}
      </Typography>
    </Box>
  );
}
