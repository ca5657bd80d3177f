import { useLingui } from '@lingui/react';
import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatGrams } from '#domain/weight.ts';
import { TotalsList } from '#web/shop/checkout/TotalsList.tsx';
import { Photo } from '#web/ui/Photo.tsx';
import { Price } from '#web/ui/Price.tsx';
import { adminPaths } from '../adminPaths.ts';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import type { OrderSheet_OrderFragment as Order } from './OrderPage.generated.ts';

const THUMBNAIL = 40;

/** What was ordered, and how its total is made. */
export function OrderLines({ order: { lines, totals, couponCode } }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Items')}>
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
      <Box sx={{ maxWidth: 340, ml: 'auto', mt: 2 }}>
        <TotalsList totals={totals} couponCode={couponCode} />
      </Box>
    </Panel>
  );
}

function Line({ line }: { line: Order['lines'][number] }) {
  const { i18n } = useLingui();
  const { productId, name, sku, size, image, weightMg, unitPrice, quantity, lineTotal } = line;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ pl: 0, minWidth: 200 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          {image && (
            <Photo
              image={{ ...image, alt: '' }}
              sizes={`${THUMBNAIL}px`}
              ratio={1}
              sx={{ width: THUMBNAIL, flexShrink: 0 }}
            />
          )}
          <div>
            {productId ? (
              <Link component={RouterLink} to={adminPaths.product(productId)} underline="hover">
                {name}
              </Link>
            ) : (
              name
            )}
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {[sku, size && i18n.t('Size: {variant}', { variant: size })].filter(Boolean).join(' · ')}
            </Typography>
          </div>
        </Box>
      </TableCell>
      <TableCell align="right">{formatGrams(weightMg)}</TableCell>
      <TableCell align="right">
        <Price npr={unitPrice} variant="inherit" />
      </TableCell>
      <TableCell align="right">{quantity}</TableCell>
      <TableCell align="right" sx={{ pr: 0 }}>
        <Price npr={lineTotal} variant="inherit" />
      </TableCell>
    </TableRow>
  );
}
