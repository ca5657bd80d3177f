import Close from 'icon:baseline-close';
import { useLingui } from '@lingui/react';
import { Box, IconButton, Paper, Typography } from '@mui/material';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import type { Ref } from 'react';

const COLOURS = {
  default: 'text.primary',
  info: 'text.secondary',
  success: 'success.main',
  warning: 'warning.main',
  error: 'error.main',
};

/** Toast: a text with a bar in the colour of its kind. */
export function Toast({
  id,
  message,
  variant,
  action,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { i18n } = useLingui();
  const { closeSnackbar } = useSnackbar();
  return (
    <SnackbarContent ref={ref} role={variant === 'error' ? 'alert' : 'status'}>
      <Paper
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          width: '100%',
          minWidth: { sm: 320 },
          maxWidth: 420,
          pl: 2,
          pr: 0.5,
          border: 1,
          borderColor: 'divider',
          borderLeft: 3,
          borderLeftColor: COLOURS[variant],
        }}
      >
        <Typography variant="body2" sx={{ flex: 1, py: 1.5 }}>
          {message}
        </Typography>
        {action && (
          <Box component="span" onClick={() => closeSnackbar(id)}>
            {typeof action === 'function' ? action(id) : action}
          </Box>
        )}
        <IconButton aria-label={i18n.t('Dismiss')} onClick={() => closeSnackbar(id)}>
          <Close fontSize="small" />
        </IconButton>
      </Paper>
    </SnackbarContent>
  );
}
