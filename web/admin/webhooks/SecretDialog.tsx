import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { CopyButton } from '#web/ui/CopyButton.tsx';

export interface SecretDialogProps {
  secret: string;
  /** True if the previous secret is still used for signing as well. */
  isPreviousActive?: boolean;
  onSaved: () => void;
}

/**
 * Shows a webhook's signing secret. A click outside does not close the dialog, because the secret cannot be shown
 * again.
 */
export function SecretDialog({ secret, isPreviousActive = false, onSaved }: SecretDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {isPreviousActive ? i18n.t('New secret') : i18n.t('Webhook created')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography role="status">
          {i18n.t('Copy the secret now and add it to the integration. It will not be shown again.')}
        </Typography>
        <Stack direction="row" sx={{ width: 1, gap: 1, alignItems: 'center' }}>
          <Box
            component="code"
            aria-label={i18n.t('Webhook secret')}
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
          <CopyButton text={secret} label={i18n.t('Copy secret')} copiedText={i18n.t('Copied')} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {isPreviousActive
            ? i18n.t('For 24 hours, events are also signed with the old secret.')
            : i18n.t('The receiver uses this secret to verify that a webhook came from this store.')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onSaved}>
          {i18n.t('I have saved it')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
