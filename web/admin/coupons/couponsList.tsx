import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { COUPON_STATES, type CouponState } from '#domain/orders/coupons/getCouponState.ts';
import { adminPaths } from '../adminPaths.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import { mapTexts } from '../list/mapTexts.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { Coupons_CouponFragment } from './Coupons.generated.ts';
import { couponMethodTexts, couponStates, formatCouponUses, formatDiscount } from './couponTexts.ts';
import { COUPON_METHODS, toCouponFilter, useCouponRows } from './useCouponRows.ts';

export const couponsList: ListDefinition<Coupons_CouponFragment> = {
  id: 'coupons',
  title: /*i18n*/ 'Coupons',
  countText: /*i18n*/ '{count, plural, one {# coupon} other {# coupons}}',
  search: /*i18n*/ 'Code or name',
  columns: [
    { field: 'code', header: /*i18n*/ 'Code', width: 180, card: 'title' },
    {
      field: 'name',
      header: /*i18n*/ 'Name',
      width: 180,
      isHiddenByDefault: true,
      render: ({ name }) => name ?? '–',
    },
    {
      field: 'applies',
      header: /*i18n*/ 'Applies',
      width: 120,
      render: ({ isAutomatic }) => <CouponMethod isAutomatic={isAutomatic} />,
      valueLabels: mapTexts(COUPON_METHODS, (method) => couponMethodTexts[method]),
    },
    {
      field: 'value',
      header: /*i18n*/ 'Discount',
      width: 240,
      render: (coupon) => <CouponDiscount coupon={coupon} />,
      amountText: (coupon, i18n) => formatDiscount(i18n, coupon),
    },
    {
      field: 'state',
      header: /*i18n*/ 'Status',
      width: 140,
      render: ({ state }) => <CouponStateDot state={state} />,
      valueLabels: mapTexts(COUPON_STATES, (state) => couponStates[state].text),
    },
    {
      field: 'usedCount',
      header: /*i18n*/ 'Used',
      width: 110,
      align: 'right',
      render: (coupon) => <CouponUses coupon={coupon} />,
    },
    {
      field: 'discounted',
      header: /*i18n*/ 'Total discount',
      width: 150,
      npr: ({ discounted }) => discounted,
    },
    {
      field: 'minItems',
      header: /*i18n*/ 'Minimum order',
      width: 140,
      isHiddenByDefault: true,
      npr: ({ minItems }) => (minItems > 0 ? minItems : null),
    },
    {
      field: 'startsAt',
      header: /*i18n*/ 'Starts',
      width: 200,
      keepsWidth: true,
      isHiddenByDefault: true,
      render: ({ startsAt }) => <Instant at={startsAt} isShort />,
    },
    {
      field: 'endsAt',
      header: /*i18n*/ 'Ends',
      width: 200,
      keepsWidth: true,
      render: ({ endsAt }) => <Instant at={endsAt} isShort />,
    },
    {
      field: 'createdAt',
      header: /*i18n*/ 'Created',
      width: 200,
      keepsWidth: true,
      isHiddenByDefault: true,
      render: ({ createdAt }) => <Instant at={createdAt} isShort />,
    },
  ],
  filters: [
    {
      field: 'state',
      label: /*i18n*/ 'Status',
      kind: 'choice',
      isMultiple: false,
      options: COUPON_STATES.map((value) => ({ value, label: couponStates[value].text })),
    },
    {
      field: 'applies',
      label: /*i18n*/ 'Applies',
      kind: 'choice',
      isMultiple: false,
      options: COUPON_METHODS.map((value) => ({ value, label: couponMethodTexts[value] })),
    },
  ],
  sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
  useRows: useCouponRows,
  bulkFilter: (query) => ({ coupons: toCouponFilter(query) }),
  exportFilter: (query) => ({ coupons: toCouponFilter(query) }),
  rowId: ({ id }) => id,
  rowName: ({ code }) => code,
  rowLink: ({ id }) => adminPaths.coupon(id),
  bulkActions: [
    {
      label: /*i18n*/ 'Deactivate',
      isApplicable: (rows) => rows.some(({ isActive }) => isActive),
      change: () => ({ switchCoupons: { isActive: false } }),
    },
    {
      label: /*i18n*/ 'Activate',
      isApplicable: (rows) => rows.some(({ isActive }) => !isActive),
      change: () => ({ switchCoupons: { isActive: true } }),
    },
  ],
  actions: <CouponsActions />,
  empty: {
    title: /*i18n*/ 'No coupons yet',
    text: /*i18n*/ 'Create a coupon for a percentage off, a fixed amount off or free shipping.',
    action: <NewCoupon />,
  },
};

function CouponsActions() {
  const { i18n } = useLingui();
  return (
    <>
      <Button component={Link} to={adminPaths.simulateCoupons()}>
        {i18n.t('Test in a cart')}
      </Button>
      <NewCoupon />
    </>
  );
}

function NewCoupon() {
  const { i18n } = useLingui();
  return (
    <Button component={Link} to={adminPaths.newCoupon} variant="contained">
      {i18n.t('New coupon')}
    </Button>
  );
}

function CouponDiscount({ coupon }: { coupon: Coupons_CouponFragment }) {
  const { i18n } = useLingui();
  return formatDiscount(i18n, coupon);
}

function CouponMethod({ isAutomatic }: { isAutomatic: boolean }) {
  const { i18n } = useLingui();
  return i18n.t(couponMethodTexts[isAutomatic ? 'BY_ITSELF' : 'BY_CODE']);
}

function CouponUses({ coupon }: { coupon: Coupons_CouponFragment }) {
  const { i18n } = useLingui();
  return formatCouponUses(i18n, coupon.usedCount, coupon.usageLimit);
}

export function CouponStateDot({ state }: { state: CouponState }) {
  const { i18n } = useLingui();
  const { text, tone } = couponStates[state];
  return <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>;
}
