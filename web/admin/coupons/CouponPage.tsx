import { useLingui } from '@lingui/react';
import { Button, Skeleton } from '@mui/material';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import { CouponForm } from './CouponForm.tsx';
import { type Coupons_CouponFragment, useEditedCouponQuery } from './Coupons.generated.ts';
import { CouponStateDot } from './couponsList.tsx';
import { formatCouponUses } from './couponTexts.ts';
import { DeleteCoupon } from './DeleteCoupon.tsx';

export function CouponPage() {
  const { id = '' } = useParams();
  const { i18n } = useLingui();
  const { data, error, refetch } = useEditedCouponQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (data?.coupon) return <Coupon key={data.coupon.id} coupon={data.coupon} />;
  if (data)
    return (
      <AdminNotFound
        title={i18n.t('Coupon not found')}
        to={adminPaths.coupons}
        label={i18n.t('All coupons')}
      />
    );
  return (
    <AdminPage title={i18n.t('Coupon')}>
      {error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={420} />}
    </AdminPage>
  );
}

function Coupon({ coupon }: { coupon: Coupons_CouponFragment }) {
  const { i18n } = useLingui();
  const isDeleted = useRef(false);
  const { code, state, usedCount, usageLimit, discounted, createdAt } = coupon;
  return (
    <AdminPage
      title={code}
      subtitle={<CouponStateDot state={state} />}
      actions={
        <>
          <Button component={Link} to={adminPaths.simulateCoupons(`coupon=${encodeURIComponent(coupon.id)}`)}>
            {i18n.t('Test in a cart')}
          </Button>
          {usedCount === 0 && (
            <DeleteCoupon
              coupon={coupon}
              onDeleted={() => {
                isDeleted.current = true;
              }}
            />
          )}
        </>
      }
    >
      <CouponForm coupon={coupon} onSaved={() => undefined} canLeave={() => isDeleted.current}>
        <Panel title={i18n.t('Usage')}>
          <DetailsList
            rows={[
              { label: i18n.t('Used'), value: formatCouponUses(i18n, usedCount, usageLimit) },
              { label: i18n.t('Total discount'), value: formatNpr(discounted, i18n.locale) },
              { label: i18n.t('Created'), value: <Instant at={createdAt} /> },
            ]}
          />
        </Panel>
      </CouponForm>
    </AdminPage>
  );
}
