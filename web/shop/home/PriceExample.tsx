import { useLingui } from '@lingui/react';
import { Box, Link, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Overline } from '#web/ui/Overline.tsx';
import { PriceBreakdownTable } from '../product/PriceBreakdownTable.tsx';
import type { PriceExample_ProductFragment } from './PriceExample.generated.ts';

/** A real piece's price, line by line: one with stones where there is one, as it shows all three. */
export function PriceExample({ pieces }: { pieces: PriceExample_ProductFragment[] }) {
  const { i18n } = useLingui();
  const explained = pieces.filter(({ priceBreakdown }) => priceBreakdown);
  const piece = explained.find(({ priceBreakdown }) => priceBreakdown?.stones) ?? explained[0];

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 2.5, sm: 4 }, minHeight: 330 }}>
      <Overline>{i18n.t('For example')}</Overline>
      {piece?.priceBreakdown ? (
        <>
          <Typography variant="h3" sx={{ mt: 0.5, mb: 2 }}>
            <Link component={RouterLink} to={paths.product(piece.slug)} color="inherit">
              {piece.name}
            </Link>
          </Typography>
          <PriceBreakdownTable breakdown={piece.priceBreakdown} />
        </>
      ) : (
        <Box aria-hidden>
          <Skeleton variant="text" width="60%" sx={{ mt: 0.5, mb: 2, typography: 'h3' }} />
          <Skeleton height={210} />
        </Box>
      )}
    </Box>
  );
}
