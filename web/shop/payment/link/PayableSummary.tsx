import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { detectLang } from '#web/locale/detectLang.ts';
import { TotalsRow } from '#web/ui/TotalsList.tsx';
import type { PaymentLink_OrderFragment } from './PaymentLinkPage.generated.ts';

/** Items of an order and the amount due. */
export function PayableSummary({ order }: { order: PaymentLink_OrderFragment }) {
  const { i18n } = useLingui();
  const { lines, finalTotal, due } = order;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  return (
    <Box
      component="section"
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}
    >
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {i18n.t('Order summary')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Stack
            component="li"
            key={line.id}
            direction="row"
            sx={{ py: 1, gap: 2, justifyContent: 'space-between', borderBottom: 1, borderColor: 'divider' }}
          >
            <ItemName {...line} />
            <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {formatAmount(line.lineTotal)}
            </Typography>
          </Stack>
        ))}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1,
          fontVariantNumeric: 'tabular-nums',
          '& dd': { whiteSpace: 'nowrap' },
        }}
      >
        <TotalsRow label={i18n.t('Total incl. tax and shipping')}>{formatAmount(finalTotal)}</TotalsRow>
        {due < finalTotal && (
          <TotalsRow label={i18n.t('Already paid')}>{formatAmount(finalTotal - due)}</TotalsRow>
        )}
        <TotalsRow label={i18n.t('Amount due')} sx={{ fontWeight: 600 }}>
          {formatAmount(due)}
        </TotalsRow>
      </Box>
    </Box>
  );
}

function ItemName({ name, nameNe, size, quantity }: PaymentLink_OrderFragment['lines'][number]) {
  const { i18n } = useLingui();
  const productName = i18n.locale === 'ne' && nameNe ? nameNe : name;
  const details = [
    size && i18n.t('Size: {variant}', { variant: size }),
    quantity > 1 && i18n.t('{count, plural, one {# piece} other {# pieces}}', { count: quantity }),
  ].filter(Boolean);
  return (
    <div>
      <Typography lang={detectLang(productName, i18n.locale)}>{productName}</Typography>
      <Typography variant="caption" color="textSecondary">
        {details.join(' · ')}
      </Typography>
    </div>
  );
}
