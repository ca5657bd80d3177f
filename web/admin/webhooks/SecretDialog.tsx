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
  /** Whether the one before still signs as well. */
  isRenewed?: boolean;
  onKept: () => void;
}

/** What signs a webhook, which nobody can read again; a click beside it does not close it. */
export function SecretDialog({ secret, isRenewed = false, onKept }: SecretDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {isRenewed ? i18n.t('New secret') : i18n.t('Webhook created')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography role="status">
          {i18n.t('Copy the secret now and give it to the program: it is not shown again.')}
        </Typography>
        <Stack direction="row" sx={{ width: 1, gap: 1, alignItems: 'center' }}>
          <Box
            component="code"
            aria-label={i18n.t('The secret')}
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
          <CopyButton text={secret} label={i18n.t('Copy the secret')} copied={i18n.t('Copied')} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {isRenewed
            ? i18n.t('For 24 hours everything is signed with the old secret as well.')
            : i18n.t('By it the program knows that what it is sent comes from this store.')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onKept}>
          {i18n.t('I have saved it')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
