import { GlobalStyles } from '@mui/material';
import { useAtomValue } from 'jotai';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './Toast.tsx';
import { announceToaster } from './toaster.ts';
import { toastEdgeAtom, toastPlaceAtom } from './toastPlace.atoms.ts';

const AT_MOST = 20;
const LOOKS = { default: Toast, info: Toast, success: Toast, warning: Toast, error: Toast };

/** By the edge they come in at: below the header, or beside the rail and above what is held at the foot. */
const PLACES = {
  top: {
    anchor: { horizontal: 'right', vertical: 'top' },
    margins: { marginTop: 'var(--header-height)' },
  },
  bottom: {
    anchor: { horizontal: 'left', vertical: 'bottom' },
    margins: { marginLeft: 'var(--rail-width, 0px)', marginBottom: 'var(--foot-height, 0px)' },
  },
} as const;

/**
 * Where toasts appear: at the top right, below the header, so as not to cover the way to the cart, or at the foot of
 * screens that ask for it; within an overlay that has a place for them.
 */
export function Toaster() {
  const place = useAtomValue(toastPlaceAtom);
  const { anchor, margins } = PLACES[useAtomValue(toastEdgeAtom)];
  return (
    <SnackbarProvider
      maxSnack={AT_MOST}
      anchorOrigin={anchor}
      Components={LOOKS}
      {...(place && { domRoot: place })}
    >
      <GlobalStyles styles={{ '.notistack-SnackbarContainer': margins }} />
      <Ready />
    </SnackbarProvider>
  );
}

function Ready() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => announceToaster(enqueueSnackbar), [enqueueSnackbar]);
  return null;
}
