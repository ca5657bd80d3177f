import { useLingui } from '@lingui/react';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminNotFound } from './AdminNotFound.tsx';

/** Shown for unknown back-office URLs. */
export function UnknownPage() {
  const { i18n } = useLingui();
  return (
    <AdminNotFound
      title={i18n.t('404 - Page Not Found')}
      text={i18n.t('There is no page at this address.')}
      to={adminPaths.dashboard}
      label={i18n.t('Go to the dashboard')}
    />
  );
}
