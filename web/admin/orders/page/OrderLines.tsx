import { useLingui } from '@lingui/react';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, useMediaQuery } from '@mui/material';
import { getCouponTitle } from '#domain/orders/coupons/getCouponTitle.ts';
import { formatDiscountLabel } from '#web/admin/order/formatDiscountLabel.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderedProduct } from '#web/admin/order/OrderedProduct.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { Count, Grams } from '#web/admin/ui/quantities.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { Price } from '#web/ui/Price.tsx';
import { TotalsList } from '#web/ui/TotalsList.tsx';
import { OrderLineCard } from './OrderLineCard.tsx';

/** Lines of an order and its totals. */
export function OrderLines({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { lines, totals, couponCode, staffDiscount } = order;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Panel title={i18n.t('Items')}>
      {isNarrow ? (
        <Box component="ul" aria-label={i18n.t('Items')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <OrderLineCard key={line.id} line={line} />
          ))}
        </Box>
      ) : (
        <LinesTable lines={lines} />
      )}
      <Box sx={{ maxWidth: 340, ml: 'auto', mt: 2 }}>
        <TotalsList
          totals={totals}
          couponCode={couponCode}
          couponName={getCouponTitle(i18n.locale, order)}
          staffDiscount={staffDiscount}
          staffDiscountLabel={formatDiscountLabel(i18n, order.staffDiscountTerms)}
          isBilled={order.invoice !== null}
        />
      </Box>
    </Panel>
  );
}

function LinesTable({ lines }: Pick<Order, 'lines'>) {
  const { i18n } = useLingui();
  return (
    <ScrollBox label={i18n.t('Items')}>
      <Table sx={{ minWidth: 600, fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>{i18n.t('Product')}</TableCell>
            <TableCell align="right">{i18n.t('Weight')}</TableCell>
            <TableCell align="right">{i18n.t('Price')}</TableCell>
            <TableCell align="right">{i18n.t('Quantity')}</TableCell>
            <TableCell align="right" sx={{ pr: 0 }}>
              {i18n.t('Amount')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  );
}

function Line({ line }: { line: Order['lines'][number] }) {
  const { weightMg, unitPrice, quantity, lineTotal } = line;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ pl: 0, minWidth: 200 }}>
        <OrderedProduct line={line} />
      </TableCell>
      <TableCell align="right">
        <Grams mg={weightMg} />
      </TableCell>
      <TableCell align="right">
        <Price npr={unitPrice} variant="inherit" />
      </TableCell>
      <TableCell align="right">
        <Count of={quantity} />
      </TableCell>
      <TableCell align="right" sx={{ pr: 0 }}>
        <Price npr={lineTotal} variant="inherit" />
      </TableCell>
    </TableRow>
  );
}
