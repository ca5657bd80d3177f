import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import { PURITIES } from '#domain/catalog/metals.ts';
import { COLUMN_PERMISSIONS, EXPORTED_COLUMNS } from '#domain/catalog/productSpreadsheet.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { statusLabels, statusTones } from '#web/admin/labels/productStatusLabels.ts';
import { Count, Grams } from '#web/admin/ui/quantities.tsx';
import type { ProductStatus } from '#web/graphql/types.generated.ts';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { formatMetalWithPurity } from '#web/labels/productCaption.ts';
import { MainPhoto } from '#web/ui/photo/MainPhoto.tsx';
import { adminPaths } from '../adminPaths.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { BULK_EDITOR_PERMISSIONS, getBulkEditorUrl } from './getBulkEditorUrl.ts';
import type { Products_ProductFragment } from './Products.generated.ts';
import { ProductsActions } from './ProductsActions.tsx';
import { productFilters, productSorts, toProductFilter } from './toProductFilter.ts';
import { useProductRows } from './useProductRows.ts';

type Row = Products_ProductFragment;

export const productsList: ListDefinition<Row> = {
  id: 'products',
  title: /*i18n*/ 'Products',
  countText: /*i18n*/ '{count, plural, one {# product} other {# products}}',
  search: /*i18n*/ 'Name, SKU, metal or stone',
  columns: [
    {
      field: 'name',
      header: /*i18n*/ 'Product',
      width: 300,
      sortable: { asc: 'NAME' },
      render: (product) => <Product product={product} />,
      exportText: ({ name }) => name,
      card: 'title',
    },
    {
      field: 'nameNe',
      header: /*i18n*/ 'Name in Nepali',
      width: 200,
      isHiddenByDefault: true,
      render: ({ nameNe }) => nameNe ?? '–',
    },
    { field: 'sku', header: /*i18n*/ 'SKU', width: 140 },
    {
      field: 'status',
      header: /*i18n*/ 'Status',
      width: 120,
      render: ({ staff }) => <ProductStatusDot status={staff.status} />,
      valueLabels: statusLabels,
    },
    {
      field: 'price',
      header: /*i18n*/ 'Price before tax',
      width: 150,
      sortable: { asc: 'PRICE_ASC', desc: 'PRICE_DESC' },
      npr: ({ price }) => price,
    },
    {
      field: 'stock',
      header: /*i18n*/ 'Stock',
      width: 90,
      align: 'right',
      sortable: { asc: 'STOCK_ASC', desc: 'STOCK_DESC' },
      render: (product) => <StockText {...product} />,
    },
    {
      field: 'metal',
      header: /*i18n*/ 'Metal',
      width: 120,
      render: (product) => <MetalText {...product} />,
      valueLabels: getMetalTexts,
    },
    {
      field: 'weightMg',
      header: /*i18n*/ 'Weight',
      width: 100,
      align: 'right',
      render: ({ weightMg }) => <Grams mg={weightMg} />,
      card: 'none',
    },
    {
      field: 'making',
      header: /*i18n*/ 'Making charge',
      width: 120,
      align: 'right',
      render: ({ staff }) => <MakingCharge staff={staff} />,
      amountText: ({ staff }, i18n) => formatMakingCharge(i18n, staff),
      valueLabels: { FIXED: /*i18n*/ 'Fixed' },
      card: 'none',
    },
    {
      field: 'grossWeightMg',
      header: /*i18n*/ 'Gross weight',
      width: 110,
      align: 'right',
      isHiddenByDefault: true,
      render: ({ grossWeightMg }) => (grossWeightMg === null ? '–' : <Grams mg={grossWeightMg} />),
    },
    {
      field: 'compareAtPrice',
      header: /*i18n*/ 'Compare-at price',
      width: 130,
      isHiddenByDefault: true,
      npr: ({ staff }) => staff.compareAtPrice,
    },
    {
      field: 'cost',
      header: /*i18n*/ 'Cost',
      width: 130,
      isHiddenByDefault: true,
      needs: 'managePrices',
      npr: ({ staff }) => staff.cost,
    },
    {
      field: 'barcodes',
      header: /*i18n*/ 'Barcode',
      width: 160,
      isHiddenByDefault: true,
      render: ({ variants }) => variants.flatMap(({ barcode }) => barcode ?? []).join(', ') || '–',
    },
    {
      field: 'seoTitle',
      header: /*i18n*/ 'Title for search engines',
      width: 220,
      isHiddenByDefault: true,
      render: ({ staff }) => staff.seoTitle ?? '–',
    },
    {
      field: 'seoDescription',
      header: /*i18n*/ 'Description for search engines',
      width: 260,
      isHiddenByDefault: true,
      render: ({ staff }) => staff.seoDescription ?? '–',
    },
    {
      field: 'category',
      header: /*i18n*/ 'Category',
      width: 110,
      isHiddenByDefault: true,
      render: ({ category }) => <TranslatedText>{categoryLabels[category]}</TranslatedText>,
      valueLabels: categoryLabels,
    },
    {
      field: 'type',
      header: /*i18n*/ 'Type',
      width: 110,
      isHiddenByDefault: true,
      render: ({ type }) => <TranslatedText>{typeLabels[type]}</TranslatedText>,
      valueLabels: typeLabels,
    },
    {
      field: 'collection',
      header: /*i18n*/ 'Collection',
      width: 140,
      isHiddenByDefault: true,
      render: ({ collection }) => collection?.name ?? '–',
    },
    {
      field: 'popularity',
      header: /*i18n*/ 'Sold in last 90 days',
      width: 140,
      align: 'right',
      isHiddenByDefault: true,
      sortable: { desc: 'POPULAR' },
      render: ({ staff }) => <Count of={staff.popularity} />,
    },
    {
      field: 'updatedAt',
      header: /*i18n*/ 'Last changed',
      width: 200,
      keepsWidth: true,
      isHiddenByDefault: true,
      sortable: { desc: 'UPDATED_DESC' },
      render: ({ staff }) => <Instant at={staff.updatedAt} isShort />,
      card: 'none',
    },
    {
      field: 'createdAt',
      header: /*i18n*/ 'Created',
      width: 200,
      keepsWidth: true,
      isHiddenByDefault: true,
      sortable: { asc: 'OLDEST', desc: 'NEWEST' },
      render: ({ staff }) => <Instant at={staff.createdAt} isShort />,
    },
  ],
  filters: productFilters,
  sorts: productSorts,
  useRows: useProductRows,
  bulkFilter: (query) => ({ products: toProductFilter(query) }),
  exportFilter: (query) => ({ products: toProductFilter(query) }),
  importable: {
    list: 'productSheet',
    columns: EXPORTED_COLUMNS.map((field) => ({
      field,
      needs: field === 'cost' ? COLUMN_PERMISSIONS.cost : undefined,
    })),
    needs: 'manageCatalog',
    exportFilter: (query) => ({ productSheet: toProductFilter(query) }),
  },
  rowId: ({ id }) => id,
  rowName: ({ name, sku }) => `${name}, ${sku}`,
  rowLink: ({ id }) => adminPaths.product(id),
  bulkActions: [
    {
      label: /*i18n*/ 'Publish',
      needs: 'manageCatalog',
      isApplicable: (rows) => rows.some(({ staff }) => staff.status !== 'ACTIVE'),
      change: () => ({ setProductStatus: { status: 'ACTIVE' } }),
    },
    {
      label: /*i18n*/ 'Back to draft',
      needs: 'manageCatalog',
      isApplicable: (rows) => rows.some(({ staff }) => staff.status !== 'DRAFT'),
      change: () => ({ setProductStatus: { status: 'DRAFT' } }),
    },
    {
      label: /*i18n*/ 'Archive',
      needs: 'manageCatalog',
      isApplicable: (rows) => rows.some(({ staff }) => staff.status !== 'ARCHIVED'),
      change: () => ({ setProductStatus: { status: 'ARCHIVED' } }),
    },
  ],
  bulkLinks: [
    {
      label: /*i18n*/ 'Bulk edit',
      needs: BULK_EDITOR_PERMISSIONS,
      to: (ids, query) => getBulkEditorUrl(query, ids),
    },
  ],
  actions: (view) => <ProductsActions view={view} />,
  empty: {
    title: /*i18n*/ 'No products yet',
    text: /*i18n*/ 'Add your first product, or import products from a file.',
  },
};

function Product({ product }: { product: Row }) {
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box component="span" aria-hidden sx={{ flexShrink: 0 }}>
        <MainPhoto product={product} alt="" sizes="28px" ratio={1} sx={{ width: 28 }} />
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {product.name}
      </Box>
    </Stack>
  );
}

function ProductStatusDot({ status }: { status: ProductStatus }) {
  const { i18n } = useLingui();
  return <StatusDot tone={statusTones[status]}>{i18n.t(statusLabels[status])}</StatusDot>;
}

function MetalText({ metal, purity }: Pick<Row, 'metal' | 'purity'>) {
  const { i18n } = useLingui();
  return formatMetalWithPurity(i18n, { metal, purity });
}

/** Returns the text of each metal and purity, by a code such as `GOLD 22K`. */
function getMetalTexts(i18n: I18n): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PURITIES).map(([purity, { metal }]) => [
      `${metal} ${purity}`,
      formatMetalWithPurity(i18n, { metal, purity }),
    ]),
  );
}

function MakingCharge({ staff }: Pick<Row, 'staff'>) {
  const { i18n } = useLingui();
  return formatMakingCharge(i18n, staff);
}

function formatMakingCharge(i18n: I18n, { pricingMode, makingPercent, makingFixed }: Row['staff']): string {
  if (pricingMode === 'FIXED') return i18n.t('Fixed');
  if (makingFixed !== null) return formatNpr(makingFixed, i18n.locale);
  return i18n.t('{percent}%', { percent: i18n.number(makingPercent ?? 0) });
}

function TranslatedText({ children }: { children: string }) {
  const { i18n } = useLingui();
  return i18n.t(children);
}

function StockText({ stock, staff }: Pick<Row, 'stock' | 'staff'>) {
  const { i18n } = useLingui();
  if (staff.stockStatus !== 'LOW') return <Count of={stock} />;
  return (
    <>
      <Count of={stock} />{' '}
      <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
        {i18n.t('Low')}
      </Box>
    </>
  );
}
