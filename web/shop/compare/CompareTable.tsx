import { useLingui } from '@lingui/react';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { ComparedProduct } from './ComparedProduct.tsx';
import type { CompareTable_ProductFragment } from './CompareTable.generated.ts';
import { EmptyColumn } from './EmptyColumn.tsx';
import { getComparisonAttributes } from './getComparisonAttributes.ts';

export interface CompareTableProps {
  products: readonly CompareTable_ProductFragment[];
  /** True if another product can be added. */
  canAddProduct: boolean;
  onRemove: (id: string) => void;
}

/**
 * Table with a column for each product and a row for each attribute. The first column stays visible while scrolling.
 */
export function CompareTable({ products, canAddProduct, onRemove }: CompareTableProps) {
  const { i18n } = useLingui();
  const showsTax = useShowsTax();
  const [selectedVariantIds, setSelectedVariantIds] = useState<Record<string, string>>({});
  const columns = products.map((product) => {
    const size = product.variants.find(({ id }) => id === selectedVariantIds[product.id]);
    return { product, size, facts: getComparisonAttributes(i18n, product, { size, showsTax }) };
  });
  const terms = [...new Set(columns.flatMap(({ facts: attributes }) => [...attributes.keys()]))];

  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={i18n.t('Comparison')}>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ display: { sm: 'none' }, position: 'sticky', left: 0 }}
      >
        {i18n.t('Swipe sideways to see more.')}
      </Typography>
      <Table
        sx={{
          width: 'auto',
          '& td, & th': {
            width: 260,
            minWidth: { xs: 136, md: 200 },
            maxWidth: 300,
            px: { xs: 1, sm: 2 },
            verticalAlign: 'top',
          },
        }}
      >
        <TableHead>
          <TableRow>
            <Term>{i18n.t('Piece')}</Term>
            {columns.map(({ product, size }) => (
              // The cell fills the height of its row, so that all buttons are aligned.
              <TableCell key={product.id} scope="col" sx={{ height: '1px' }}>
                <ComparedProduct
                  product={product}
                  size={size}
                  onChoose={(id) => setSelectedVariantIds((previous) => ({ ...previous, [product.id]: id }))}
                  onRemove={() => onRemove(product.id)}
                />
              </TableCell>
            ))}
            {canAddProduct && (
              <TableCell rowSpan={terms.length + 1} sx={{ borderBottom: 0 }}>
                <EmptyColumn />
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {terms.map((name) => (
            <TableRow key={name}>
              <Term>{name}</Term>
              {columns.map(({ product, facts: attributes }) => (
                <TableCell
                  key={product.id}
                  sx={{ whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' }}
                >
                  {attributes.get(name) ?? '–'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Term({ children }: { children: ReactNode }) {
  return (
    <TableCell
      component="th"
      scope="row"
      sx={{
        position: 'sticky',
        left: 0,
        zIndex: 1,
        bgcolor: 'background.default',
        '&&': { width: 'auto', minWidth: { xs: 80, sm: 140 }, maxWidth: { xs: 84, sm: 180 } },
        pl: 0,
        color: 'text.secondary',
      }}
    >
      {children}
    </TableCell>
  );
}
