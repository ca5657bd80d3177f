import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import { parseChoice } from '#web/admin/list/filters/rangeValues.ts';
import { matchesSearch, paginate } from '#web/admin/list/paginate.ts';
import { Count } from '#web/admin/ui/quantities.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { adminPaths } from '../adminPaths.ts';
import { PublicationDot } from '../content/publicationTexts.tsx';
import type { ListDefinition } from '../list/listDefinition.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import { type Collections_CollectionFragment, useCollectionsListQuery } from './Collections.generated.ts';
import { CollectionsActions } from './CollectionsActions.tsx';
import { getNepaliState, NEPALI_STATES, nepaliStateTexts } from './nepaliState.ts';

type Row = Collections_CollectionFragment;

/** The server returns collections in the shop's order. */
const COMPARATORS: Record<string, (a: Row, b: Row) => number> = {
  NAME: (a, b) => a.name.localeCompare(b.name),
  PRODUCTS: (a, b) => b.productCount - a.productCount,
};

/** Defines the list of collections, in the shop's order. */
export const collectionsList: ListDefinition<Row> = {
  id: 'collections',
  title: /*i18n*/ 'Collections',
  countText: /*i18n*/ '{count, plural, one {# collection} other {# collections}}',
  search: /*i18n*/ 'Name',
  columns: [
    {
      field: 'name',
      header: /*i18n*/ 'Collection',
      width: 220,
      render: (collection) => <CollectionName collection={collection} />,
      card: 'title',
    },
    { field: 'nameNe', header: /*i18n*/ 'Name in Nepali', width: 160, render: ({ nameNe }) => nameNe ?? '–' },
    { field: 'summary', header: /*i18n*/ 'Summary', card: 'none' },
    {
      field: 'state',
      header: /*i18n*/ 'Status',
      width: 120,
      render: ({ staff }) => <PublicationDot publication={staff} />,
    },
    {
      field: 'nepali',
      header: /*i18n*/ 'Nepali translation',
      width: 150,
      render: (row) => <NepaliStatus collection={row} />,
    },
    {
      field: 'productCount',
      header: /*i18n*/ 'Products for sale',
      width: 140,
      align: 'right',
      render: ({ productCount }) => <Count of={productCount} />,
    },
  ],
  filters: [
    {
      field: 'nepali',
      label: /*i18n*/ 'Nepali translation',
      kind: 'choice',
      options: NEPALI_STATES.map((value) => ({ value, label: nepaliStateTexts[value].text })),
    },
  ],
  sorts: [
    { value: 'SHOP', label: /*i18n*/ 'As shown in the shop' },
    { value: 'NAME', label: /*i18n*/ 'Name, A to Z' },
    { value: 'PRODUCTS', label: /*i18n*/ 'Most products first' },
  ],
  useRows: useCollectionRows,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  rowLink: ({ id }) => adminPaths.collection(id),
  actions: <CollectionsActions />,
  empty: { title: /*i18n*/ 'No collections yet' },
};

function CollectionName({ collection: { name, banner } }: { collection: Row }) {
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box component="span" aria-hidden sx={{ flexShrink: 0 }}>
        <Photo
          image={{ ...banner, alt: '', focus: { x: 100, y: 50 } }}
          sizes="28px"
          ratio={1}
          sx={{ width: 28 }}
        />
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Stack>
  );
}

function NepaliStatus({ collection }: { collection: Row }) {
  const { i18n } = useLingui();
  const { text, tone } = nepaliStateTexts[getNepaliState(collection)];
  return <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>;
}

function useCollectionRows(query: ListQuery): ListRows<Row> {
  const { data, ...queryState } = useCollectionsListQuery({ fetchPolicy: 'cache-and-network' });
  const matchingCollections = data?.collections.filter((collection) => matches(collection, query));
  const comparator = COMPARATORS[query.sort[0] ?? ''];
  return paginate(
    comparator ? matchingCollections?.toSorted(comparator) : matchingCollections,
    query,
    queryState,
  );
}

function matches(collection: Row, { filter, search }: ListQuery): boolean {
  const { name, nameNe, summary, slug } = collection;
  return (
    matchesSearch([name, nameNe ?? '', summary, slug], search) &&
    (parseChoice(filter.nepali, NEPALI_STATES)?.includes(getNepaliState(collection)) ?? true)
  );
}
