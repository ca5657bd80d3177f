import { useLingui } from '@lingui/react';
import { Box, Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { CopyButton } from '#web/ui/CopyButton.tsx';

export interface KeySecretProps {
  secret: string;
  onSaved: () => void;
}

/** Shows a new key's secret, which cannot be shown again. */
export function KeySecret({ secret, onSaved }: KeySecretProps) {
  const { i18n } = useLingui();
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography role="status">
          {i18n.t(
            'Copy the key now and store it where only the integration can read it. It will not be shown again.',
          )}
        </Typography>
        <Stack direction="row" sx={{ width: 1, gap: 1, alignItems: 'center' }}>
          <Box
            component="code"
            aria-label={i18n.t('Key')}
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
          <CopyButton text={secret} label={i18n.t('Copy key')} copiedText={i18n.t('Copied')} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Every request must include the header “Authorization: Bearer” followed by the key.')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onSaved}>
          {i18n.t('I have saved it')}
        </Button>
      </DialogActions>
    </>
  );
}
