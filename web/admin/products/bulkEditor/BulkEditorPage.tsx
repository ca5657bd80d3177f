import { useLingui } from '@lingui/react';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { parseListUrl } from '../../list/state/listUrl.ts';
import { productsList } from '../productsList.tsx';
import { toProductFilter, toProductSort } from '../toProductFilter.ts';
import { BulkEditor } from './BulkEditor.tsx';
import { MAX_PRODUCTS, type ProductSelection } from './loadProducts.ts';
import { useBulkEditorData } from './useBulkEditorData.ts';

/** Bulk editor for the products or the list filter in the URL. */
export function BulkEditorPage() {
  const { i18n } = useLingui();
  const [params] = useSearchParams();
  const productSelection = useMemo<ProductSelection>(() => {
    const state = parseListUrl(params, productsList);
    const ids = (params.get('ids') ?? '').split(',').filter(Boolean);
    return {
      ids: ids.length > 0 ? ids : null,
      filter: toProductFilter(state),
      sort: toProductSort(state.sort),
    };
  }, [params]);
  const { data, terms, error, loadedCount, key, retry } = useBulkEditorData(productSelection);
  const title = i18n.t('Bulk edit');

  if (data && terms && data.loadedProducts.length > 0)
    return <BulkEditor key={key} data={data} terms={terms} />;
  return (
    <AdminPage title={title}>
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : data ? (
        <EmptyState
          title={i18n.t('No products to edit')}
          text={i18n.t('Select or filter products in the list, then choose “Bulk edit”.')}
          action={
            <Button variant="outlined" component={Link} to={adminPaths.products}>
              {i18n.t('All products')}
            </Button>
          }
        />
      ) : (
        <Box sx={{ maxWidth: 420 }}>
          <Typography role="status" sx={{ mb: 1 }}>
            {loadedCount === 0
              ? i18n.t('Loading products…')
              : i18n.t('{count, plural, one {# product loaded} other {# products loaded}}…', {
                  count: loadedCount,
                })}
          </Typography>
          <LinearProgress aria-label={i18n.t('Progress')} {...toProgress(loadedCount, productSelection)} />
        </Box>
      )}
    </AdminPage>
  );
}

function toProgress(productCount: number, { ids }: ProductSelection) {
  if (!ids) return {};
  const count = Math.min(MAX_PRODUCTS, ids.length);
  return { variant: 'determinate' as const, value: (100 * productCount) / count };
}
