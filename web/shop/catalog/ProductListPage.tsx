import { useLingui } from '@lingui/react';
import { Box, Container, Stack, Typography, useMediaQuery } from '@mui/material';
import { Suspense } from 'react';
import { useNavigationType } from 'react-router-dom';
import { toSentenceCase } from '#web/labels/catalogLabels.ts';
import { detectLang } from '#web/locale/detectLang.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { CompareBar } from '../compare/CompareBar.tsx';
import type { CatalogQuery } from './catalogUrl.ts';
import { MobileFilters } from './filters/MobileFilters.tsx';
import { SelectedFilters } from './filters/SelectedFilters.tsx';
import { useListedCollectionQuery } from './ListedCollection.generated.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { getListHeading } from './listHeading.ts';
import { PAGE_SIZE, toListVariables } from './listVariables.ts';
import { getNotCarriedText } from './notCarriedText.ts';
import { useProductListPageQuery } from './ProductListPage.generated.ts';
import { ProductResults } from './ProductResults.tsx';
import { useCatalogQuery } from './useCatalogQuery.ts';

export { ProductListPageDocument } from './ProductListPage.generated.ts';

// Products load first; the filters follow in a column reserved for them.
const FilterSidebar = lazyWhenShown(async () => (await import('./filters/FilterSidebar.tsx')).FilterSidebar);

export function ProductListPage() {
  const { i18n } = useLingui();
  const [query, showQuery] = useCatalogQuery();
  const hasSidebar = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const isHistoryNavigation = useNavigationType() === 'POP';
  const heading = useHeading(query);
  const result = useProductListPageQuery({
    variables: toListVariables(query),
    // Back shows all loaded pages from the cache, because a new request would return only the first page.
    ...(isHistoryNavigation && { fetchPolicy: 'cache-first' as const }),
  });
  const {
    totalCount: count,
    correctedSearch,
    notCarried,
  } = (result.data ?? result.previousData)?.products ?? {};

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <Box sx={{ mb: { xs: 3, md: 5 }, minHeight: { xs: 40, md: 62 } }}>
        <PageTitle lang={detectLang(heading.title, i18n.locale)}>{heading.title}</PageTitle>
        {heading.summary && (
          <Typography
            lang={detectLang(heading.summary, i18n.locale)}
            color="textSecondary"
            sx={{ mt: 1.5, maxWidth: 680 }}
          >
            {heading.summary}
          </Typography>
        )}
        {correctedSearch && !notCarried && (
          <Typography role="status" color="textSecondary" sx={{ mt: 1.5 }}>
            {i18n.t('No exact matches. Showing results for “{words}”.', {
              words: correctedSearch,
            })}
          </Typography>
        )}
        {notCarried && (
          <Typography role="status" color="textSecondary" sx={{ mt: 1.5 }}>
            {getNotCarriedText(i18n, notCarried)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '232px minmax(0, 1fr)' }, columnGap: 6 }}>
        {hasSidebar && (
          <aside aria-label={i18n.t('Filters')}>
            <Suspense>
              <FilterSidebar query={query} onChange={showQuery} />
            </Suspense>
          </aside>
        )}
        <div>
          <ListToolbar
            count={result.error ? undefined : count}
            sort={query.sort}
            isSearch={query.search !== ''}
            onSortChange={(sort) => showQuery({ ...query, sort })}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5, mb: 2.5 }}>
            {!hasSidebar && <MobileFilters query={query} onChange={showQuery} />}
            <SelectedFilters query={query} collectionName={heading.collectionName} onChange={showQuery} />
          </Stack>
          <Box sx={{ mb: 2.5, '&:empty': { display: 'none' } }}>
            <CompareBar />
          </Box>
          <ProductResults result={result} pageSize={PAGE_SIZE} query={query} onClear={showQuery} />
        </div>
      </Box>
    </Container>
  );
}

interface Heading {
  title: string;
  summary?: string;
  /** The slug, until the name is loaded. */
  collectionName: string;
}

/** Returns the heading of a search, a collection or a product type. */
function useHeading(query: CatalogQuery): Heading {
  const { i18n } = useLingui();
  const { data } = useListedCollectionQuery({ skip: query.collection === '' });
  const collection = data?.collections.find(({ slug }) => slug === query.collection);
  const collectionName = collection?.name ?? toSentenceCase(query.collection);

  if (query.search) {
    return { title: i18n.t('Results for “{search}”', { search: query.search }), collectionName };
  }
  if (query.category || query.type || !collectionName)
    return { title: i18n.t(getListHeading(query)), collectionName };
  return { title: collectionName, summary: collection?.summary, collectionName };
}
