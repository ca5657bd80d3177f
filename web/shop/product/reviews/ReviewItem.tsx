import CheckCircleOutlined from 'icon:outline-check-circle';
import { useLingui } from '@lingui/react';
import { Box, Rating, Stack, Typography } from '@mui/material';
import { detectLang } from '#web/locale/detectLang.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { ReviewPhotos } from '#web/shop/reviews/ReviewPhotos.tsx';
import { StoreReply } from '#web/shop/reviews/StoreReply.tsx';
import type { ReviewList_ReviewsFragment } from './ProductReviews.generated.ts';

export type Review = ReviewList_ReviewsFragment['edges'][number]['node'];

export function ReviewItem({ review }: { review: Review }) {
  const { i18n } = useLingui();
  const { authorName, rating, title, comment, isVerifiedPurchase, createdAt } = review;
  const day = formatDate(createdAt, i18n.locale);

  return (
    <Box
      component="li"
      sx={{ py: 3, '& + &': { borderTop: 1, borderColor: 'divider' }, '&:first-of-type': { pt: 0 } }}
    >
      <Rating
        value={rating}
        readOnly
        size="small"
        getLabelText={(stars) =>
          i18n.t('{stars, plural, one {# out of 5 stars} other {# out of 5 stars}}', { stars })
        }
      />
      {title && (
        <Typography variant="subtitle1" component="h3" lang={detectLang(title, i18n.locale)}>
          {title}
        </Typography>
      )}
      <Typography lang={detectLang(comment, i18n.locale)} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {comment}
      </Typography>
      <ReviewPhotos photos={review.photos} authorName={authorName} />
      <Stack direction="row" sx={{ mt: 1, columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          <span lang={detectLang(authorName, i18n.locale)}>{authorName}</span> · {day}
        </Typography>
        {isVerifiedPurchase && (
          <Stack
            direction="row"
            component="span"
            sx={{ gap: 0.5, alignItems: 'center', color: 'success.main' }}
          >
            <CheckCircleOutlined aria-hidden sx={{ fontSize: 16 }} />
            <Typography component="span" variant="body2">
              {i18n.t('Verified purchase')}
            </Typography>
          </Stack>
        )}
      </Stack>
      <StoreReply reply={review.reply} />
    </Box>
  );
}
