import { useLingui } from '@lingui/react';
import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { formatWithSign } from '#web/admin/ui/quantities.tsx';
import type { ChangePricesMutation } from './ChangePrices.generated.ts';

interface PricesPreviewProps {
  payload: ChangePricesMutation['changePrices'];
  /** True if the changed part of the price is a percentage rather than an amount in NPR. */
  isPercent: boolean;
}

/** Shows the effect of a price change: totals, and the products that change most. */
export function PricesPreview({ payload, isPercent }: PricesPreviewProps) {
  const { i18n } = useLingui();
  const { pieces, untouched, before, after, largest } = payload;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const formatPart = (part: number) => (isPercent ? `${i18n.number(part)}%` : formatAmount(part));
  const difference = (after ?? 0) - (before ?? 0);
  return (
    <Panel title={i18n.t('Preview of changes')}>
      <Typography role="status">
        {i18n.t(
          '{count, plural, =0 {No products will change.} one {# product will change, from {before} to {after} ({difference}).} other {# products will change, from {before} to {after} in total ({difference}).}}',
          {
            count: pieces ?? 0,
            before: formatAmount(before ?? 0),
            after: formatAmount(after ?? 0),
            difference: formatWithSign(difference, formatAmount(Math.abs(difference))),
          },
        )}{' '}
        {i18n.t(
          '{count, plural, =0 {} one {# product will not change.} other {# products will not change.}}',
          {
            count: untouched ?? 0,
          },
        )}
      </Typography>
      {largest && largest.length > 0 && (
        <TableContainer tabIndex={0} role="region" aria-label={i18n.t('Largest changes')} sx={{ mt: 2 }}>
          <Table sx={{ minWidth: 640, fontVariantNumeric: 'tabular-nums' }}>
            <caption>
              {i18n.t(
                '{count, plural, one {The product that will change} other {The # products with the largest changes}}',
                {
                  count: largest.length,
                },
              )}
            </caption>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Product')}</TableCell>
                <TableCell align="right">{i18n.t('Before')}</TableCell>
                <TableCell align="right">{i18n.t('New')}</TableCell>
                <TableCell align="right">{i18n.t('Current price')}</TableCell>
                <TableCell align="right">{i18n.t('New price')}</TableCell>
                <TableCell align="right">{i18n.t('Difference')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {largest.map(({ product, partBefore, partAfter, before, after, percent }) => (
                <TableRow key={product.id}>
                  <TableCell>
                    <Link component={RouterLink} to={adminPaths.product(product.id)}>
                      {product.name}
                    </Link>
                  </TableCell>
                  <TableCell align="right">{formatPart(partBefore)}</TableCell>
                  <TableCell align="right">{formatPart(partAfter)}</TableCell>
                  <TableCell align="right">{formatAmount(before)}</TableCell>
                  <TableCell align="right">{formatAmount(after)}</TableCell>
                  <TableCell align="right">
                    {`${formatWithSign(percent, i18n.number(Math.abs(percent), { maximumFractionDigits: 2 }))}%`}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  );
}
