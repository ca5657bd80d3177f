import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { type Coupons_CouponFragment, useDeleteCouponMutation } from './Coupons.generated.ts';

export interface DeleteCouponProps {
  coupon: Coupons_CouponFragment;
  onDeleted: () => void;
}

export function DeleteCoupon({ coupon: { id, code }, onDeleted }: DeleteCouponProps) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const [deleteCoupon] = useDeleteCouponMutation();

  /** A failed request has already shown its reason in a toast. */
  async function confirm() {
    const { data } = (await deleteCoupon({ variables: { input: { id } } }).catch(() => null)) ?? {};
    const { deleted, errors = [] } = data?.deleteCoupon ?? {};
    if (errors[0]) notify.error(errors[0].message);
    if (!deleted) return;
    onDeleted();
    notify.success(i18n.t('Coupon {code} deleted', { code }));
    client.cache.evict({ fieldName: 'coupons' });
    void navigate(adminPaths.coupons, { replace: true });
  }

  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)}>
        {i18n.t('Delete')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={i18n.t('Delete the coupon {code}?', { code })}
          text={i18n.t('It has not been used. The code will stop working immediately.')}
          confirmLabel={i18n.t('Delete coupon')}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
