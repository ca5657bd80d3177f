import { useLingui } from '@lingui/react';
import { Box, Rating, Stack, Typography } from '@mui/material';
import { formatNumber, formatPlainNumber } from '#domain/text/numbers.ts';

export interface RatingSummaryProps {
  rating: number;
  count: number;
  counts: readonly { stars: number; count: number }[];
}

/** Average rating and number of reviews for each number of stars. */
export function RatingSummary({ rating, count, counts }: RatingSummaryProps) {
  const { i18n } = useLingui();
  const averageText = formatNumber(rating, i18n.locale, 1);

  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'lining-nums' }}>
          {averageText}
        </Typography>
        <div>
          <Rating
            value={rating}
            precision={0.1}
            readOnly
            size="small"
            aria-hidden
            getLabelText={(stars) =>
              i18n.t('{stars, plural, one {# out of 5 stars} other {# out of 5 stars}}', { stars })
            }
            sx={{ display: 'flex' }}
          />
          <Typography variant="body2" color="textSecondary">
            {i18n.t('{count, plural, one {# review} other {# reviews}}', { count })}
          </Typography>
        </div>
      </Stack>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {counts.map(({ stars, count: reviewCount }) => (
          <Box
            component="li"
            key={stars}
            aria-label={i18n.t('{stars, plural, one {# star: {given}} other {# stars: {given}}}', {
              stars,
              given: reviewCount,
            })}
            sx={{
              display: 'grid',
              gridTemplateColumns: '12px 1fr 24px',
              alignItems: 'center',
              gap: 1.5,
              py: 0.5,
            }}
          >
            <Typography variant="body2" aria-hidden>
              {formatPlainNumber(stars, i18n.locale)}
            </Typography>
            <Box
              aria-hidden
              sx={{ height: 6, borderRadius: 1, bgcolor: 'background.tile', overflow: 'hidden' }}
            >
              <Box
                sx={{ height: 1, bgcolor: 'primary.main' }}
                style={{ width: `${(100 * reviewCount) / count}%` }}
              />
            </Box>
            <Typography
              variant="body2"
              color="textSecondary"
              aria-hidden
              sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatPlainNumber(reviewCount, i18n.locale)}
            </Typography>
          </Box>
        ))}
      </Box>
    </div>
  );
}
