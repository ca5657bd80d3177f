import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { adminPaths } from '../adminPaths.ts';
import { CouponForm } from './CouponForm.tsx';

export function NewCouponPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const isCreatedRef = useRef(false);
  return (
    <AdminPage title={i18n.t('New coupon')}>
      <CouponForm
        coupon={null}
        canLeave={() => isCreatedRef.current}
        onSaved={({ id }) => {
          isCreatedRef.current = true;
          void navigate(adminPaths.coupon(id), { replace: true });
        }}
      />
    </AdminPage>
  );
}
