import { useLingui } from '@lingui/react';
import { Box, Container, Stack, Typography } from '@mui/material';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { CartChanges } from '../checkout/cartCheck/CartChanges.tsx';
import { useCartCheck } from '../checkout/cartCheck/useCartCheck.ts';
import { SummaryColumns } from '../layout/SummaryColumns.tsx';
import { CartPageClear } from './CartPageClear.tsx';
import { CartPageLine } from './CartPageLine.tsx';
import { CartPageSummary } from './CartPageSummary.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useCart } from './useCart.ts';
import { useDisplayedLines } from './useDisplayedLines.ts';

export function FilledCart() {
  const { i18n } = useLingui();
  const { cart } = useCart();
  const lines = useDisplayedLines();
  const checkedCart = useCartCheck();

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle sx={{ mb: { xs: 1, md: 3 } }}>{i18n.t('Shopping Cart')}</PageTitle>
      <SummaryColumns summaryWidth={400} rowGap={5}>
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography color="textSecondary" aria-live="polite">
              {i18n.t('{count, plural, one {# piece} other {# pieces}}', { count: cart.totalItems })}
            </Typography>
            <CartPageClear />
          </Stack>
          <RemovedNotice />
          <CartChanges check={checkedCart} />
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
            {lines.map((cartLine) => (
              <CartPageLine
                key={cartLine.line.id}
                {...cartLine}
                checkedLine={checkedCart.lines.find(
                  (checkedLine) => checkedLine.line.id === cartLine.line.id,
                )}
              />
            ))}
          </Box>
        </Stack>
        <CartPageSummary couponProblem={checkedCart.couponProblem} />
      </SummaryColumns>
    </Container>
  );
}
