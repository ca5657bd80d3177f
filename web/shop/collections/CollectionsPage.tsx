import { useLingui } from '@lingui/react';
import { Box, Container, Typography } from '@mui/material';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { CollectionCard } from './CollectionCard.tsx';
import { CollectionCardSkeleton } from './CollectionCardSkeleton.tsx';
import { useCollectionsPageQuery } from './CollectionsPage.generated.ts';

const SKELETON_COUNT = 4;

export function CollectionsPage() {
  const { i18n } = useLingui();
  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle>{i18n.t('Collections')}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: { xs: 4, md: 7 }, maxWidth: 680 }}>
        {i18n.t('Pieces designed to be worn together.')}
      </Typography>
      <Collections />
    </Container>
  );
}

function Collections() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useCollectionsPageQuery();

  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (data?.collections.length === 0) return <EmptyState title={i18n.t('No collections right now')} />;

  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 3,
        rowGap: { xs: 6, md: 9 },
        '& > li.wide': { gridColumn: { md: '1 / -1' } },
      }}
    >
      {data
        ? data.collections.map((collection, index) => (
            <li key={collection.id} className={isWide(index, data.collections.length) ? 'wide' : undefined}>
              <CollectionCard
                collection={collection}
                headingLevel="h2"
                eager={index === 0}
                isWide={isWide(index, data.collections.length)}
              />
            </li>
          ))
        : Array.from({ length: SKELETON_COUNT }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identical.
            <li key={index} className={isWide(index, SKELETON_COUNT) ? 'wide' : undefined}>
              <CollectionCardSkeleton />
            </li>
          ))}
    </Box>
  );
}

/** True for full-width cards: the first, and the last if it would be alone in its row. */
function isWide(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && count % 2 === 0);
}
