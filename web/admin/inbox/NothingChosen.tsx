import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';

export function NothingChosen() {
  const { i18n } = useLingui();
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 360,
        p: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        textAlign: 'center',
      }}
    >
      <Typography color="textSecondary">{i18n.t('Choose a conversation to read it here.')}</Typography>
    </Box>
  );
}
