import { useLingui } from '@lingui/react';
import { Box, Button, Container, Skeleton, Typography } from '@mui/material';
import { Navigate, Link as RouterLink, useParams } from 'react-router-dom';
import { NotFoundPage } from '#web/app/NotFoundPage.tsx';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { DocumentTitle } from '#web/ui/DocumentTitle.tsx';
import { Overline } from '#web/ui/Overline.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { BANNER_CROP, BANNER_HEIGHT, BannerWithText } from '#web/ui/photo/BannerWithText.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useCollectionPageQuery } from './CollectionPage.generated.ts';
import { CollectionProducts } from './CollectionProducts.tsx';

export function CollectionPage() {
  const { i18n } = useLingui();
  const { slug = '' } = useParams();
  const { data, error, refetch } = useCollectionPageQuery({ variables: { slug } });

  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) {
    return (
      <>
        <DocumentTitle title={i18n.t('Collections')} />
        <CollectionSkeleton />
      </>
    );
  }
  if (!data.collection) return <NotFoundPage />;
  // The collection's slug has changed.
  if (data.collection.slug !== slug) return <Navigate to={paths.collection(data.collection.slug)} replace />;

  const { name, summary, story, banner, productCount } = data.collection;
  return (
    <>
      <BannerWithText image={{ ...banner, alt: '' }}>
        <Overline gutterBottom>{i18n.t('Collection')}</Overline>
        <PageTitle lang={detectLang(name, i18n.locale)}>{name}</PageTitle>
        <Typography lang={detectLang(summary, i18n.locale)} color="textSecondary" sx={{ mt: 1.5 }}>
          {summary}
        </Typography>
      </BannerWithText>
      <Container sx={{ pt: { xs: 3, md: 7 }, pb: { xs: 8, md: 14 } }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
            columnGap: 8,
            rowGap: 2,
            mb: { xs: 5, md: 8 },
          }}
        >
          {story.split(/\n+/).map((paragraph) => (
            <Typography key={paragraph} lang={detectLang(paragraph, i18n.locale)}>
              {paragraph}
            </Typography>
          ))}
        </Box>
        <CollectionProducts slug={slug} count={productCount} />
        <Button
          component={RouterLink}
          to={paths.products({ collection: slug })}
          variant="outlined"
          sx={{ display: 'flex', width: 'fit-content', mx: 'auto', mt: 6 }}
        >
          {i18n.t('Filter and sort these pieces')}
        </Button>
      </Container>
    </>
  );
}

/** Skeleton of a collection's page. */
function CollectionSkeleton() {
  return (
    <Box aria-hidden sx={{ minHeight: '100vh' }}>
      <Box
        sx={{
          aspectRatio: { xs: BANNER_CROP, md: 'auto' },
          height: { md: BANNER_HEIGHT },
          bgcolor: 'background.tile',
        }}
      />
      <Container sx={{ pt: { xs: 4, md: 7 } }}>
        <Skeleton variant="text" width="20%" sx={{ typography: 'caption' }} />
        <Skeleton variant="text" width="40%" sx={{ typography: 'h1' }} />
        <Skeleton variant="text" width="60%" sx={{ typography: 'body1', mt: 1.5 }} />
      </Container>
    </Box>
  );
}
