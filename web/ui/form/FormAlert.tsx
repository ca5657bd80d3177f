import { Alert, type AlertProps } from '@mui/material';
import type { ReactNode } from 'react';

/** What is wrong with the form as a whole; nothing without children. */
export function FormAlert({
  children,
  severity = 'error',
}: {
  children?: ReactNode;
  severity?: AlertProps['severity'];
}) {
  if (!children) return null;
  return (
    <Alert severity={severity} variant="outlined">
      {children}
    </Alert>
  );
}
