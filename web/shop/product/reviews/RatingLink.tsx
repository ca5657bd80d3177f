import { useLingui } from '@lingui/react';
import { Link, Rating } from '@mui/material';
import { formatNumber } from '#domain/text/numbers.ts';
import { REVIEWS_ID } from './ProductReviews.tsx';

/** Average rating, as a link that scrolls to the reviews. */
export function RatingLink({ rating, count }: { rating?: number | null; count: number }) {
  const { i18n } = useLingui();
  if (!rating) return null;
  const averageText = formatNumber(rating, i18n.locale, 1);

  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      color="inherit"
      onClick={scrollToReviews}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mt: 1, minHeight: 44 }}
    >
      <Rating
        value={rating}
        precision={0.1}
        readOnly
        size="small"
        aria-hidden
        getLabelText={(stars) =>
          i18n.t('{stars, plural, one {# out of 5 stars} other {# out of 5 stars}}', { stars })
        }
      />
      {i18n.t('{count, plural, one {{mean} out of 5, # review} other {{mean} out of 5, # reviews}}', {
        mean: averageText,
        count,
      })}
    </Link>
  );
}

// The URL fragment is the route, so a fragment link cannot scroll to the reviews.
function scrollToReviews() {
  const heading = document.getElementById(REVIEWS_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
