import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { type CatalogQuery, emptyCatalogQuery, formatCatalogUrl } from './catalogUrl.ts';
import { getListHeading } from './listHeading.ts';

export interface NoProductsFoundProps {
  query: CatalogQuery;
  onClear: (query: CatalogQuery) => void;
}

export function NoProductsFound({ query, onClear }: NoProductsFoundProps) {
  const { i18n } = useLingui();
  const unfilteredQuery = { ...emptyCatalogQuery, search: query.search, sort: query.sort };
  const hasFilters =
    Object.keys(formatCatalogUrl({ ...query, search: '', sort: emptyCatalogQuery.sort })).length > 0;
  const isUnfiltered = !hasFilters && query.search === '';
  const popularCategories = [
    ...CATEGORIES.map((category) => ({ ...emptyCatalogQuery, category })),
    ...PRODUCT_TYPES.map((type) => ({ ...emptyCatalogQuery, type })),
  ];

  if (isUnfiltered) return <EmptyState title={i18n.t('No pieces available right now')} />;
  return (
    <EmptyState
      title={i18n.t('No pieces found')}
      text={
        hasFilters
          ? i18n.t('Try a wider price range or fewer filters.')
          : i18n.t('Try another search, or browse our popular categories.')
      }
      action={
        <Stack sx={{ alignItems: 'center', gap: 4, mt: 1 }}>
          {hasFilters && (
            <Button variant="contained" onClick={() => onClear(unfilteredQuery)}>
              {i18n.t('Clear filters')}
            </Button>
          )}
          <Stack
            component="nav"
            aria-label={i18n.t('Popular categories')}
            direction="row"
            sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}
          >
            {popularCategories.map((categoryQuery) => (
              <Button
                key={getListHeading(categoryQuery)}
                component={RouterLink}
                to={paths.products(formatCatalogUrl(categoryQuery))}
                variant="outlined"
              >
                {i18n.t(getListHeading(categoryQuery))}
              </Button>
            ))}
          </Stack>
        </Stack>
      }
    />
  );
}
