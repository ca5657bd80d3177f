import { GlobalStyles } from '@mui/material';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './Toast.tsx';
import { announceToaster } from './toaster.ts';

const AT_MOST = 20;
const LOOKS = { default: Toast, info: Toast, success: Toast, warning: Toast, error: Toast };

/** Where toasts appear: at the top right, below the header, so as not to cover the way to the cart. */
export function Toaster() {
  return (
    <SnackbarProvider
      maxSnack={AT_MOST}
      anchorOrigin={{ horizontal: 'right', vertical: 'top' }}
      Components={LOOKS}
    >
      <GlobalStyles styles={{ '.notistack-SnackbarContainer': { marginTop: 'var(--header-height)' } }} />
      <Ready />
    </SnackbarProvider>
  );
}

function Ready() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => announceToaster(enqueueSnackbar), [enqueueSnackbar]);
  return null;
}
