import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatWithSign } from '#web/admin/ui/quantities.tsx';
import type { StockTakes_RowFragment } from './StockTakes.generated.ts';

export interface StockTakeFiguresProps {
  sums: StockTakes_RowFragment['sums'];
  isOpen: boolean;
}

/** Current totals of a stock-take. */
export function StockTakeFigures({ sums, isOpen }: StockTakeFiguresProps) {
  const { i18n } = useLingui();
  const figures = [
    {
      label: i18n.t('Counted'),
      value: i18n.t('{counted} of {expected}', { counted: sums.counted, expected: sums.expected }),
      more: i18n.t('{count, plural, one {# size} other {# sizes}}', { count: sums.sizes }),
    },
    { label: i18n.t('Sizes with differences'), value: i18n.number(sums.differing), more: '' },
    {
      label: i18n.t('Fewer'),
      value: formatWithSign(-sums.fewer, i18n.number(sums.fewer)),
      more: sums.fewer > 0 ? formatNpr(sums.shortageValue, i18n.locale) : '',
    },
    {
      label: i18n.t('More'),
      value: formatWithSign(sums.more, i18n.number(sums.more)),
      more: sums.more > 0 ? formatNpr(sums.surplusValue, i18n.locale) : '',
    },
    ...(isOpen ? [{ label: i18n.t('Not counted yet'), value: i18n.number(sums.left), more: '' }] : []),
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(130px, 1fr))' },
      }}
    >
      {figures.map(({ label, value, more }) => (
        <Box
          key={label}
          sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {more}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
