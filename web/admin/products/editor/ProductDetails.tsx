import { useLingui } from '@lingui/react';
import { Alert, Box, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { StockState } from '#domain/stock/getStockState.ts';
import { statusLabels, statusTones } from '#web/admin/labels/productStatusLabels.ts';
import { MissingPermission } from '#web/admin/permissions/MissingPermission.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { stateTexts, stateTones } from '#web/admin/stock/levels/stockTexts.ts';
import { DetailsList } from '#web/admin/ui/DetailsList.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { Size } from '#web/admin/ui/quantities.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { formatMetalWithPurity } from '#web/labels/productCaption.ts';
import { Photo } from '#web/ui/photo/Photo.tsx';
import type { EditedProductFragment } from './EditedProduct.generated.ts';
import { ProductActions } from './ProductActions.tsx';

/** Read-only view of a product for staff without permission to edit it. */
export function ProductDetails({ product }: { product: EditedProductFragment }) {
  const { i18n } = useLingui();
  const { name, sku, hallmark, weightMg, price, stock, variants, staff } = product;
  const formatGrams = (milligrams: number) => i18n.t('{grams} g', { grams: i18n.number(milligrams / 1000) });
  return (
    <AdminPage
      title={name}
      subtitle={sku}
      actions={<ProductActions product={product} onDeleted={() => undefined} />}
    >
      <Stack sx={{ gap: 2 }}>
        <Alert severity="info" variant="outlined">
          <MissingPermission action="manageCatalog" />
        </Alert>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          }}
        >
          <Panel title={i18n.t('Sizes and stock')}>
            <ScrollBox label={i18n.t('Sizes and stock')}>
              <Table sx={{ fontVariantNumeric: 'tabular-nums' }}>
                <TableHead>
                  <TableRow>
                    <TableCell>{i18n.t('Size')}</TableCell>
                    <TableCell>{i18n.t('SKU')}</TableCell>
                    <TableCell align="right">{i18n.t('Weight')}</TableCell>
                    <TableCell align="right">{i18n.t('Price before tax')}</TableCell>
                    <TableCell align="right">{i18n.t('In stock')}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {variants.map((size) => (
                    <TableRow key={size.id}>
                      <TableCell>
                        <Size of={size.size} />
                      </TableCell>
                      <TableCell>{size.sku}</TableCell>
                      <TableCell align="right">{formatGrams(size.weightMg)}</TableCell>
                      <TableCell align="right">{formatNpr(size.price, i18n.locale)}</TableCell>
                      <TableCell align="right">
                        <StockCount
                          count={size.stock}
                          state={staff.variantStockStatuses.find(({ sku }) => sku === size.sku)?.state}
                        />
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </ScrollBox>
          </Panel>
          <Panel
            title={i18n.t('Product details')}
            action={
              <StatusDot tone={statusTones[staff.status]}>{i18n.t(statusLabels[staff.status])}</StatusDot>
            }
          >
            <DetailsList
              rows={[
                { label: i18n.t('Metal'), value: formatMetalWithPurity(i18n, product) },
                { label: i18n.t('Weight'), value: formatGrams(weightMg) },
                { label: i18n.t('Hallmark'), value: hallmark ?? '–' },
                { label: i18n.t('Price before tax'), value: formatNpr(price, i18n.locale) },
                { label: i18n.t('In stock'), value: i18n.number(stock) },
              ]}
            />
          </Panel>
        </Box>
        {staff.images.length > 0 && (
          <Panel title={i18n.t('Photos')}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {staff.images.map(({ id, image }) => (
                <Photo key={id} image={image} sizes="120px" ratio={1} sx={{ width: 120 }} />
              ))}
            </Box>
          </Panel>
        )}
      </Stack>
    </AdminPage>
  );
}

/** Shows the stock of a variant, with its status if it is low or out of stock. */
function StockCount({ count, state }: { count: number; state: StockState | undefined }) {
  const { i18n } = useLingui();
  if (!state || state === 'ENOUGH') return i18n.number(count);
  return (
    <Stack component="span" direction="row" sx={{ gap: 1.5, justifyContent: 'flex-end' }}>
      <StatusDot tone={stateTones[state]}>{i18n.t(stateTexts[state])}</StatusDot>
      {i18n.number(count)}
    </Stack>
  );
}
