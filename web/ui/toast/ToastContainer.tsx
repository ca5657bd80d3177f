import { Box } from '@mui/material';
import { useSetAtom } from 'jotai';
import { toastContainerAtom } from './toastContainer.atoms.ts';

const CONTAINER = '& .notistack-SnackbarContainer';

/** Place for toasts inside an overlay, which would otherwise cover them and hide them from screen readers. */
export function ToastContainer() {
  const setContainer = useSetAtom(toastContainerAtom);
  return (
    <Box
      ref={setContainer}
      sx={{
        flexShrink: 0,
        [CONTAINER]: {
          position: 'static',
          width: 'auto',
          maxWidth: 'none',
          m: 0,
          maxHeight: '30dvh',
          overflowY: 'auto',
          alignItems: 'stretch',
          px: 3,
        },
        [`${CONTAINER} .MuiPaper-root`]: { minWidth: 0, maxWidth: 'none' },
      }}
    />
  );
}
