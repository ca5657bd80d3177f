import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { reviewStatusTexts } from '#web/labels/reviewStatusTexts.ts';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { useMyReviewOfQuery } from './MyReviews.generated.ts';

const ReviewDialog = lazyWithPreload(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

/** Button that opens the viewer's review of a product. */
export function WriteReview({ product }: { product: { id: string; name: string } }) {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const location = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { data } = useMyReviewOfQuery({ variables: { productId: product.id }, skip: !viewer });
  const review = data?.myReviews.edges[0]?.node;

  if (!viewer)
    return (
      <Button component={Link} to={paths.login} state={{ from: location }} variant="outlined">
        {i18n.t('Log in to write a review')}
      </Button>
    );
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {review ? i18n.t('Edit your review') : i18n.t('Write a review')}
      </Button>
      {review?.status && (
        <Typography variant="body2" color="textSecondary">
          {i18n.t(reviewStatusTexts[review.status])}
        </Typography>
      )}
      <Suspense>
        {isOpen && (
          <ReviewDialog product={product} {...(review && { review })} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Stack>
  );
}
