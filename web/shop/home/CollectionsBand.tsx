import { useLingui } from '@lingui/react';
import { Box, Link } from '@mui/material';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { useNearViewport } from '#web/ui/loading/useNearViewport.ts';
import { Section } from '#web/ui/Section.tsx';
import { CollectionCardSkeleton } from '../collections/CollectionCardSkeleton.tsx';
import { useHomeCollectionsQuery } from './HomeCollections.generated.ts';

const CollectionCard = lazyWithPreload(
  async () => (await import('../collections/CollectionCard.tsx')).CollectionCard,
);
const COLLECTION_COUNT = 4;

export function CollectionsBand({ title }: { title: string | null }) {
  const { i18n } = useLingui();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data, error } = useHomeCollectionsQuery({ skip: !isNear });
  if (error || data?.collections.length === 0) return null;

  return (
    <div ref={ref}>
      <Section
        title={title ?? i18n.t('Collections')}
        action={
          <Link
            component={RouterLink}
            to={paths.collections}
            sx={{ ...standaloneLink, whiteSpace: 'nowrap' }}
          >
            {i18n.t('All collections')}
          </Link>
        }
      >
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
            columnGap: { xs: 2, md: 3 },
            rowGap: { xs: 4, md: 6 },
          }}
        >
          {data
            ? data.collections.slice(0, COLLECTION_COUNT).map((collection) => (
                <li key={collection.id}>
                  <Suspense fallback={<CollectionCardSkeleton />}>
                    <CollectionCard collection={collection} />
                  </Suspense>
                </li>
              ))
            : Array.from({ length: COLLECTION_COUNT }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identical.
                <li key={index}>
                  <CollectionCardSkeleton />
                </li>
              ))}
        </Box>
      </Section>
    </div>
  );
}
