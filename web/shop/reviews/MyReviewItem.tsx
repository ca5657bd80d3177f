import { useLingui } from '@lingui/react';
import { Box, Button, Link, Rating, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { reviewStatusTexts } from '#web/labels/reviewStatusTexts.ts';
import { detectLang } from '#web/locale/detectLang.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { paths } from '#web/paths.ts';
import { MainPhoto } from '#web/ui/photo/MainPhoto.tsx';
import type { MyReview_ReviewFragment } from './MyReviews.generated.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { StoreReply } from './StoreReply.tsx';

const THUMBNAIL_SIZE = 88;

export interface MyReviewItemProps {
  review: MyReview_ReviewFragment;
  onEdit: () => void;
  onDelete: () => void;
}

export function MyReviewItem({ review, onEdit, onDelete }: MyReviewItemProps) {
  const { i18n } = useLingui();
  const { product, rating, title, comment, status, createdAt } = review;
  const name = product?.name ?? i18n.t('A piece we no longer sell');

  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 3, py: 3, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      {product ? (
        <MainPhoto
          product={product}
          alt=""
          sizes={`${THUMBNAIL_SIZE}px`}
          ratio={1}
          sx={{ width: THUMBNAIL_SIZE, flexShrink: 0, borderRadius: 1 }}
        />
      ) : (
        <Box sx={{ width: THUMBNAIL_SIZE, aspectRatio: '1', flexShrink: 0, bgcolor: 'background.tile' }} />
      )}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h6" component="h2" lang={detectLang(name, i18n.locale)}>
          {product ? (
            <Link component={RouterLink} to={paths.product(product.slug)} color="inherit">
              {name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        <Rating
          value={rating}
          readOnly
          size="small"
          getLabelText={(stars) =>
            i18n.t('{stars, plural, one {# out of 5 stars} other {# out of 5 stars}}', { stars })
          }
          sx={{ my: 0.5 }}
        />
        {title && (
          <Typography lang={detectLang(title, i18n.locale)} sx={{ fontWeight: 500 }}>
            {title}
          </Typography>
        )}
        <Typography lang={detectLang(comment, i18n.locale)} sx={{ overflowWrap: 'anywhere', maxWidth: 680 }}>
          {comment}
        </Typography>
        <ReviewPhotos photos={review.photos} authorName={i18n.t('you')} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {formatDate(createdAt, i18n.locale)}
          {status && ` · ${i18n.t(reviewStatusTexts[status])}`}
        </Typography>
        <StoreReply reply={review.reply} />
        <Stack direction="row" sx={{ gap: 1, ml: -1 }}>
          {product && (
            <Button size="small" onClick={onEdit} aria-label={i18n.t('Edit your review of {name}', { name })}>
              {i18n.t('Edit')}
            </Button>
          )}
          <Button
            size="small"
            onClick={onDelete}
            aria-label={i18n.t('Delete your review of {name}', { name })}
          >
            {i18n.t('Delete')}
          </Button>
        </Stack>
      </Box>
    </Stack>
  );
}
