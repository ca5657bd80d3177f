import { useLingui } from '@lingui/react';
import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { adminPaths } from '../adminPaths.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { stateTones } from '../stock/levels/stockTexts.ts';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';

export interface LowStockProps {
  items: NonNullable<DashboardQuery['adminDashboard']['lowItems']>;
}

/** Variants for sale with low or no stock, lowest first. */
export function LowStock({ items }: LowStockProps) {
  const { i18n } = useLingui();
  const title = i18n.t('Low or out of stock');
  return (
    <Panel
      title={title}
      action={
        <Link
          component={RouterLink}
          to={figureLinks.stock({ status: ['ACTIVE'], state: ['OUT', 'LOW'] })}
          variant="body2"
        >
          {i18n.t('View all')}
        </Link>
      }
    >
      {items.length === 0 ? (
        <Typography color="textSecondary">{i18n.t('No items are low or out of stock.')}</Typography>
      ) : (
        <ScrollBox label={title}>
          <Table sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Product')}</TableCell>
                <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>{i18n.t('SKU')}</TableCell>
                <TableCell align="right">{i18n.t('In stock')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map(({ id, sku, size, product, quantity, state }) => (
                <TableRow key={id}>
                  <TableCell>
                    <Link component={RouterLink} to={adminPaths.product(product.id)}>
                      {formatSizedName(i18n, { name: product.name, size })}
                    </Link>
                  </TableCell>
                  <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' }}>
                    {sku}
                  </TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <StatusDot tone={stateTones[state]}>
                      {state === 'OUT' ? i18n.t('Out of stock') : i18n.t('{count} left', { count: quantity })}
                    </StatusDot>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
    </Panel>
  );
}
