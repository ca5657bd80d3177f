import { useLingui } from '@lingui/react';
import { Link, Rating } from '@mui/material';
import { formatNumber } from '#domain/text/numbers.ts';
import { REVIEWS_ID } from './ProductReviews.tsx';

/** The mean of the reviews, which leads down to them. */
export function RatingLink({ rating, count }: { rating?: number | null; count: number }) {
  const { i18n } = useLingui();
  if (!rating) return null;
  const mean = formatNumber(rating, i18n.locale, 1);

  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      color="inherit"
      onClick={goToReviews}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mt: 1, minHeight: 44 }}
    >
      <Rating
        value={rating}
        precision={0.1}
        readOnly
        size="small"
        aria-hidden
        getLabelText={(stars) => i18n.t('{stars, plural, one {# star of 5} other {# stars of 5}}', { stars })}
      />
      {i18n.t('{count, plural, one {{mean} of 5, # review} other {{mean} of 5, # reviews}}', { mean, count })}
    </Link>
  );
}

// The address is a hash already, so a fragment cannot lead there.
function goToReviews() {
  const heading = document.getElementById(REVIEWS_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
