import { useLingui } from '@lingui/react';
import { Alert, type AlertProps } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * What is wrong with the form as a whole; nothing without children. The server's words are shown in
 * the shopper's language where they are in the catalogue.
 */
export function FormAlert({
  children,
  severity = 'error',
}: {
  children?: ReactNode;
  severity?: AlertProps['severity'];
}) {
  const { i18n } = useLingui();
  if (!children) return null;
  return (
    <Alert severity={severity} variant="outlined">
      {typeof children === 'string' ? i18n.t(children) : children}
    </Alert>
  );
}
