import { useLingui } from '@lingui/react';
import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../adminPaths.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';

export interface LowStockProps {
  products: NonNullable<DashboardQuery['adminDashboard']['lowStock']>;
}

/** The pieces for sale of which few are left, the fewest first. */
export function LowStock({ products }: LowStockProps) {
  const { i18n } = useLingui();
  const title = i18n.t('Low in stock');
  return (
    <Panel
      title={title}
      action={
        <Link
          component={RouterLink}
          to={figureLinks.products({ status: ['ACTIVE'] }, ['STOCK_ASC'])}
          variant="body2"
        >
          {i18n.t('View all')}
        </Link>
      }
    >
      {products.length === 0 ? (
        <Typography color="textSecondary">{i18n.t('No product is low in stock.')}</Typography>
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
              {products.map(({ id, name, sku, stock }) => (
                <TableRow key={id}>
                  <TableCell>
                    <Link component={RouterLink} to={adminPaths.product(id)}>
                      {name}
                    </Link>
                  </TableCell>
                  <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' }}>
                    {sku}
                  </TableCell>
                  <TableCell align="right">{i18n.number(stock)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
    </Panel>
  );
}
