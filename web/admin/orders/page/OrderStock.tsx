import { useLingui } from '@lingui/react';
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { stockReasonLabels } from '#web/admin/stock/stockReasons.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { Difference } from '#web/admin/ui/quantities.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { stackedCells } from '#web/admin/ui/stackedCells.ts';
import type { OrderRecordsQuery } from '../timeline/OrderTimeline.generated.ts';

export interface OrderStockProps {
  moves: NonNullable<OrderRecordsQuery['stockMoves']>['edges'] | undefined;
}

/** Lists the stock moves of an order. */
export function OrderStock({ moves }: OrderStockProps) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Stock')}>
      {moves?.length === 0 && (
        <Typography color="textSecondary">{i18n.t('This order has not changed any stock.')}</Typography>
      )}
      {moves && moves.length > 0 && (
        <ScrollBox label={i18n.t('Stock')}>
          <Table sx={[{ minWidth: { sm: 460 }, fontVariantNumeric: 'tabular-nums' }, stackedCells]}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ pl: 0 }}>{i18n.t('Product')}</TableCell>
                <TableCell>{i18n.t('Reason')}</TableCell>
                <TableCell align="right">{i18n.t('Difference')}</TableCell>
                <TableCell sx={{ pr: 0 }}>{i18n.t('Date')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {moves.map(({ node: { id, at, delta, reason, sku, product, actorName } }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                    {product.name}
                    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                      {sku}
                    </Typography>
                  </TableCell>
                  <TableCell data-name={i18n.t('Reason')}>{i18n.t(stockReasonLabels[reason])}</TableCell>
                  <TableCell align="right" data-name={i18n.t('Difference')}>
                    <Difference of={delta} />
                  </TableCell>
                  <TableCell data-name={i18n.t('Date')} sx={{ pr: 0 }}>
                    <span>
                      <Instant at={at} />
                      {actorName && ` · ${actorName}`}
                    </span>
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
