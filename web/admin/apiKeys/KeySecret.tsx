import { useLingui } from '@lingui/react';
import { Box, Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { CopyButton } from '#web/ui/CopyButton.tsx';

export interface KeySecretProps {
  secret: string;
  onKept: () => void;
}

/** A new key's secret, which nobody can read again. */
export function KeySecret({ secret, onKept }: KeySecretProps) {
  const { i18n } = useLingui();
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography role="status">
          {i18n.t('Copy it now and keep it where only the program finds it: it is not shown again.')}
        </Typography>
        <Stack direction="row" sx={{ width: 1, gap: 1, alignItems: 'center' }}>
          <Box
            component="code"
            aria-label={i18n.t('The key')}
            role="group"
            sx={{
              flex: 1,
              p: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.default',
              overflowWrap: 'anywhere',
              userSelect: 'all',
            }}
          >
            {secret}
          </Box>
          <CopyButton text={secret} label={i18n.t('Copy the key')} copied={i18n.t('Copied')} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {i18n.t('The program sends it with every request as “Authorization: Bearer” and the key.')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onKept}>
          {i18n.t('I have saved it')}
        </Button>
      </DialogActions>
    </>
  );
}
