import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { AdminPage } from './AdminPage.tsx';

export interface AdminNotFoundProps {
  title: string;
  text?: string;
  /** URL of the link. */
  to: string;
  label: string;
}

/** Shown instead of a screen whose record does not exist. The sidebar stays visible, and a button links to the list. */
export function AdminNotFound({ title, text, to, label }: AdminNotFoundProps) {
  const { i18n } = useLingui();
  return (
    <AdminPage title={title}>
      <EmptyState
        title={text ?? i18n.t('It may have been deleted, or the link may be wrong.')}
        action={
          <Button component={Link} to={to} variant="contained">
            {label}
          </Button>
        }
      />
    </AdminPage>
  );
}
