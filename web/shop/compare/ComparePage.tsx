import { useLingui } from '@lingui/react';
import { Button, Container, Skeleton } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useComparePageQuery } from './ComparePage.generated.ts';
import { CompareTable } from './CompareTable.tsx';
import { MAX_COMPARED } from './compared.atoms.ts';
import { useCompared } from './useCompared.ts';

/** Compares up to four products side by side. */
export function ComparePage() {
  const { i18n } = useLingui();
  const { ids, toggle } = useCompared();
  const { data, previousData, error, refetch } = useComparePageQuery({
    variables: { ids: ids.toSorted() },
    skip: ids.length === 0,
  });
  const productsById = new Map((data ?? previousData)?.products.edges.map(({ node }) => [node.id, node]));
  const products = ids.flatMap((id) => productsById.get(id) ?? []);

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle sx={{ mb: { xs: 3, md: 5 } }}>{i18n.t('Compare pieces')}</PageTitle>
      {ids.length === 0 ? (
        <EmptyState
          title={i18n.t('Nothing to compare yet')}
          text={i18n.t('Choose “Compare” on a product page to see up to four pieces side by side.')}
          action={
            <Button component={Link} to={paths.products()} variant="contained">
              {i18n.t('Shop all jewelry')}
            </Button>
          }
        />
      ) : products.length > 0 ? (
        <CompareTable products={products} canAddProduct={ids.length < MAX_COMPARED} onRemove={toggle} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden height={560} />
      )}
    </Container>
  );
}
