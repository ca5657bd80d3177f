import type { DialogProps } from '@mui/material';
import { useRef } from 'react';

/** For a form in a window: once something is typed, Escape and a click beside it do not throw it away. Its buttons close it. */
export function useKeepTyped(onClose: () => void): { onInput: () => void; onClose: DialogProps['onClose'] } {
  const isTyped = useRef(false);
  return {
    onInput: () => {
      isTyped.current = true;
    },
    onClose: () => {
      if (!isTyped.current) onClose();
    },
  };
}
