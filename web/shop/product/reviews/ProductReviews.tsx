import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Box, Button, Container, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { WriteReview } from '#web/shop/reviews/WriteReview.tsx';
import { MoreReviewsDocument, type ProductReviews_ProductFragment } from './ProductReviews.generated.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewItem } from './ReviewItem.tsx';

export const REVIEWS_ID = 'reviews';

export function ProductReviews({ product }: { product: ProductReviews_ProductFragment }) {
  const { i18n } = useLingui();
  const { reviews, rating, reviewCount, ratingCounts } = product;

  return (
    <Container component="section" aria-labelledby={REVIEWS_ID}>
      <Typography variant="h2" id={REVIEWS_ID} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 104 }}>
        {i18n.t('Reviews')}
      </Typography>
      {rating ? (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '280px minmax(0, 1fr)' },
            columnGap: { md: 8, lg: 12 },
            rowGap: 4,
            mt: { xs: 3, md: 4 },
            alignItems: 'start',
          }}
        >
          <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
            <RatingSummary rating={rating} count={reviewCount} counts={ratingCounts} />
            <WriteReview product={product} />
          </Stack>
          <div>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 680 }}>
              {reviews.edges.map(({ node }) => (
                <ReviewItem key={node.id} review={node} />
              ))}
            </Box>
            {reviews.pageInfo.hasNextPage && <MoreReviews product={product} />}
          </div>
        </Box>
      ) : (
        <Stack sx={{ gap: 3, alignItems: 'flex-start', mt: 2 }}>
          <Typography color="textSecondary" sx={{ maxWidth: 680 }}>
            {i18n.t('No reviews yet. Be the first to review this piece.')}
          </Typography>
          <WriteReview product={product} />
        </Stack>
      )}
    </Container>
  );
}

function MoreReviews({ product: { id, reviews } }: { product: ProductReviews_ProductFragment }) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [isLoading, setIsLoading] = useState(false);
  const { endCursor } = reviews.pageInfo;

  const loadMore = async () => {
    if (!endCursor) return;
    setIsLoading(true);
    // The response is merged into the list in the cache. A failed request shows a toast, and the button remains
    // visible.
    await client
      .query({ query: MoreReviewsDocument, variables: { id, after: endCursor }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    setIsLoading(false);
  };

  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void loadMore()} sx={{ mt: 4 }}>
      {i18n.t('Show more reviews')}
    </Button>
  );
}
