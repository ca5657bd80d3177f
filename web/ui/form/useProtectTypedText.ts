import type { DialogProps } from '@mui/material';
import { useRef } from 'react';

/** Keeps a form dialog open on Escape and backdrop clicks after text has been typed. Its buttons still close it. */
export function useProtectTypedText(onClose: () => void): {
  onInput: () => void;
  onClose: DialogProps['onClose'];
} {
  const hasTyped = useRef(false);
  return {
    onInput: () => {
      hasTyped.current = true;
    },
    onClose: () => {
      if (!hasTyped.current) onClose();
    },
  };
}
