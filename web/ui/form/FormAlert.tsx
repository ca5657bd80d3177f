import { useLingui } from '@lingui/react';
import { Alert, type AlertProps } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * Error that concerns the entire form; renders nothing without children. A server message is translated if the
 * translation catalogue contains it.
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
