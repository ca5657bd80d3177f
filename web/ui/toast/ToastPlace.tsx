import { Box } from '@mui/material';
import { useSetAtom } from 'jotai';
import { toastPlaceAtom } from './toastPlace.atoms.ts';

const CONTAINER = '& .notistack-SnackbarContainer';

/** Room for toasts in an overlay that would else lie under them, and where a screen reader hears them. */
export function ToastPlace() {
  const setPlace = useSetAtom(toastPlaceAtom);
  return (
    <Box
      ref={setPlace}
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
