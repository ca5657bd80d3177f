import './toastSheet.ts';
import { useLingui } from '@lingui/react';
import { GlobalStyles } from '@mui/material';
import { useAtomValue } from 'jotai';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Toast } from './Toast.tsx';
import { toastContainerAtom } from './toastContainer.atoms.ts';
import { registerToaster } from './toaster.ts';

const MAX_TOASTS = 20;
const TOAST_COMPONENTS = { default: Toast, info: Toast, success: Toast, warning: Toast, error: Toast };

/**
 * Container of toasts: at the top right below the header, so as not to cover the cart link, or in an overlay's place
 * for toasts.
 */
export function Toaster() {
  const overlayContainer = useAtomValue(toastContainerAtom);
  const screenEdge = useRef<HTMLDivElement>(null);
  // A single element contains the toasts and moves with them, because a closing toast rendered again elsewhere would
  // never be removed. The home page is also rendered on the server, which has no document.
  const [toasts] = useState(() => globalThis.document?.createElement('div'));
  useLayoutEffect(() => {
    if (toasts) (overlayContainer ?? screenEdge.current)?.append(toasts);
    return () => toasts?.remove();
  }, [overlayContainer, toasts]);
  return (
    <>
      <div ref={screenEdge} />
      <SnackbarProvider
        maxSnack={MAX_TOASTS}
        anchorOrigin={{ horizontal: 'right', vertical: 'top' }}
        Components={TOAST_COMPONENTS}
        domRoot={toasts}
      >
        <GlobalStyles styles={{ '.notistack-SnackbarContainer': { marginTop: 'var(--header-height)' } }} />
        <ToasterRegistration />
      </SnackbarProvider>
    </>
  );
}

function ToasterRegistration() {
  const { i18n } = useLingui();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => registerToaster(enqueueSnackbar), [enqueueSnackbar]);
  // The text of a toast is not translated again, so a change of language closes all toasts.
  useEffect(() => i18n.on('change', () => closeSnackbar()), [i18n, closeSnackbar]);
  return null;
}
