import { useLingui } from '@lingui/react';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { parseListUrl } from '../../list/state/listUrl.ts';
import { productFilter, productSort } from '../productFilter.ts';
import { productsList } from '../productsList.tsx';
import { MOST_PIECES, type SheetChoice } from './readSheet.ts';
import { SheetEditor } from './SheetEditor.tsx';
import { useSheetRead } from './useSheetRead.ts';

/** Many products and their sizes in a sheet: those that were chosen, or what the list showed; the address says which. */
export function SheetPage() {
  const { i18n } = useLingui();
  const [params] = useSearchParams();
  const choice = useMemo<SheetChoice>(() => {
    const state = parseListUrl(params, productsList);
    const ids = (params.get('ids') ?? '').split(',').filter(Boolean);
    return {
      ids: ids.length > 0 ? ids : null,
      filter: productFilter(state),
      sort: productSort(state.sort),
    };
  }, [params]);
  const { data, terms, error, read, key, retry } = useSheetRead(choice);
  const title = i18n.t('Edit in a sheet');

  if (data && terms && data.pieces.length > 0) return <SheetEditor key={key} read={data} terms={terms} />;
  return (
    <AdminPage title={title}>
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : data ? (
        <EmptyState
          title={i18n.t('No products to edit')}
          text={i18n.t('Choose some in the list, or filter it, and open the sheet from there.')}
          action={
            <Button variant="outlined" component={Link} to={adminPaths.products}>
              {i18n.t('All products')}
            </Button>
          }
        />
      ) : (
        <Box sx={{ maxWidth: 420 }}>
          <Typography role="status" sx={{ mb: 1 }}>
            {read === 0
              ? i18n.t('Loading the products …')
              : i18n.t('{count, plural, one {# product is there} other {# products are there}} …', {
                  count: read,
                })}
          </Typography>
          <LinearProgress aria-label={i18n.t('Progress')} {...toProgress(read, choice)} />
        </Box>
      )}
    </AdminPage>
  );
}

function toProgress(read: number, { ids }: SheetChoice) {
  if (!ids) return {};
  const count = Math.min(MOST_PIECES, ids.length);
  return { variant: 'determinate' as const, value: (100 * read) / count };
}
