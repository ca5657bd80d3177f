import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { formatGrams } from '#domain/catalog/weight.ts';
import { STOCK_STATES } from '#domain/stock/getStockState.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { statusLabels } from '#web/admin/labels/productStatusLabels.ts';
import type { ListDefinition } from '#web/admin/list/listDefinition.ts';
import type { FilterOption } from '#web/admin/list/listFilter.ts';
import { Grams, Size } from '#web/admin/ui/quantities.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { formatLevels, ItemLevels } from './ItemLevels.tsx';
import type { StockItem_AllFragment as Item } from './Stock.generated.ts';
import { stateTexts, stateTones } from './stockTexts.ts';
import { toStockItemFilter, useStockItems } from './useStockItems.ts';

/** Renders the editable stock of a variant; null without permission. */
type StockRenderer = ((item: Item) => ReactNode) | null;

interface StockListInput {
  locations: readonly FilterOption[];
  change: StockRenderer;
  actions: ReactNode;
}

/** Defines the list of stock by variant and location. */
export function createStockItemsList({ locations, change, actions }: StockListInput): ListDefinition<Item> {
  return {
    id: 'stockItems',
    title: /*i18n*/ 'Stock',
    countText: /*i18n*/ '{count, plural, one {# size} other {# sizes}}',
    search: /*i18n*/ 'Name or SKU',
    isEditable: true,
    columns: [
      {
        field: 'product',
        header: /*i18n*/ 'Product',
        width: 220,
        card: 'title',
        sortable: { asc: 'NAME' },
        exportText: ({ product }) => product.name,
      },
      { field: 'sku', header: /*i18n*/ 'SKU', width: 140, sortable: { asc: 'SKU' } },
      { field: 'size', header: /*i18n*/ 'Size', width: 60, render: ({ size }) => <Size of={size} /> },
      {
        field: 'state',
        header: /*i18n*/ 'State',
        width: 110,
        render: ({ state }) => <State state={state} />,
        valueLabels: stateTexts,
      },
      {
        field: 'quantity',
        header: /*i18n*/ 'Available',
        width: 124,
        align: 'right',
        sortable: { asc: 'STOCK_ASC', desc: 'STOCK_DESC' },
        render: (item) => <Available item={item} change={change} />,
      },
      {
        field: 'held',
        header: /*i18n*/ 'Reserved',
        width: 90,
        align: 'right',
        render: ({ held }) => <Count of={held} />,
      },
      {
        field: 'incoming',
        header: /*i18n*/ 'On the way',
        width: 105,
        align: 'right',
        render: ({ incoming }) => <Count of={incoming} />,
      },
      {
        field: 'lowStockThreshold',
        header: /*i18n*/ 'Low-stock limit',
        width: 80,
        align: 'right',
        isHiddenByDefault: true,
        render: ({ lowStockThreshold }) => (lowStockThreshold === 0 ? '–' : <Count of={lowStockThreshold} />),
      },
      {
        field: 'levels',
        header: /*i18n*/ 'By location',
        width: 270,
        keepsWidth: true,
        render: (item) => <ItemLevels levels={item.levels} />,
        exportText: ({ levels }) => formatLevels(levels, String),
      },
      {
        field: 'category',
        header: /*i18n*/ 'Category',
        width: 110,
        isHiddenByDefault: true,
        render: ({ product }) => <TranslatedText text={categoryLabels[product.category]} />,
        valueLabels: categoryLabels,
      },
      {
        field: 'type',
        header: /*i18n*/ 'Type',
        width: 110,
        isHiddenByDefault: true,
        render: ({ product }) => <TranslatedText text={typeLabels[product.type]} />,
        valueLabels: typeLabels,
      },
      {
        field: 'price',
        header: /*i18n*/ 'Price before tax',
        width: 150,
        isHiddenByDefault: true,
        npr: ({ price }) => price,
      },
      {
        field: 'weightMg',
        header: /*i18n*/ 'Weight',
        width: 100,
        align: 'right',
        isHiddenByDefault: true,
        render: ({ weightMg }) => <Grams mg={weightMg} />,
        exportText: ({ weightMg }) => formatGrams(weightMg),
      },
    ],
    filters: [
      { field: 'location', label: /*i18n*/ 'Location', kind: 'choice', options: locations },
      {
        field: 'state',
        label: /*i18n*/ 'State',
        kind: 'choice',
        isMultiple: true,
        options: STOCK_STATES.map((value) => ({ value, label: stateTexts[value] })),
      },
      {
        field: 'category',
        label: /*i18n*/ 'Category',
        kind: 'choice',
        options: CATEGORIES.map((value) => ({ value, label: categoryLabels[value] })),
      },
      {
        field: 'type',
        label: /*i18n*/ 'Type',
        kind: 'choice',
        options: PRODUCT_TYPES.map((value) => ({ value, label: typeLabels[value] })),
      },
      {
        field: 'status',
        label: /*i18n*/ 'Product status',
        kind: 'choice',
        isMultiple: true,
        options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
      },
      { field: 'productId', label: /*i18n*/ 'Product ID', kind: 'text' },
    ],
    sorts: [
      { value: 'SKU', label: /*i18n*/ 'SKU' },
      { value: 'NAME', label: /*i18n*/ 'Name' },
      { value: 'STOCK_ASC', label: /*i18n*/ 'Fewest first' },
      { value: 'STOCK_DESC', label: /*i18n*/ 'Most first' },
    ],
    useRows: useStockItems,
    exportFilter: (query) => ({ stockItems: toStockItemFilter(query) }),
    card: (item) => <StockCard item={item} change={change} />,
    rowId: ({ id }) => id,
    rowName: ({ sku }) => sku,
    rowLink: ({ product }) => adminPaths.product(product.id),
    actions,
    empty: {
      title: /*i18n*/ 'Nothing in the catalogue yet',
      text: /*i18n*/ 'The stock of your products appears here, size by size.',
    },
  };
}

function Available({ item, change }: { item: Item; change: StockRenderer }) {
  return change ? change(item) : <Count of={item.quantity} />;
}

/** Variant below its product's name, with its stock by location. */
function StockCard({ item, change }: { item: Item; change: StockRenderer }) {
  const { i18n } = useLingui();
  const { sku, size, state, held, incoming } = item;
  return (
    <Stack sx={{ gap: 0.5, typography: 'body2' }}>
      <Row>
        <span>{[sku, size && i18n.t('Size {size}', { size })].filter(Boolean).join(' · ')}</span>
        <State state={state} />
      </Row>
      <Row>
        <Typography component="span" variant="inherit" color="textSecondary">
          {i18n.t('Available')}
        </Typography>
        <div>
          <Available item={item} change={change} />
        </div>
      </Row>
      {held + incoming > 0 && (
        <Typography variant="inherit" color="textSecondary">
          {[
            held > 0 && i18n.t('{count} reserved', { count: held }),
            incoming > 0 && i18n.t('{count} on the way', { count: incoming }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      )}
      <Typography component="div" variant="inherit" color="textSecondary">
        <ItemLevels levels={item.levels} />
      </Typography>
    </Stack>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, minWidth: 0 }}>
      {children}
    </Box>
  );
}

function State({ state }: Pick<Item, 'state'>) {
  const { i18n } = useLingui();
  return <StatusDot tone={stateTones[state]}>{i18n.t(stateTexts[state])}</StatusDot>;
}

function Count({ of }: { of: number }) {
  const { i18n } = useLingui();
  return i18n.number(of);
}

function TranslatedText({ text }: { text: string }) {
  const { i18n } = useLingui();
  return i18n.t(text);
}
