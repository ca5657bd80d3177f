import Close from 'icon:baseline-close';
import { useLingui } from '@lingui/react';
import { Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useAtomValue } from 'jotai';
import { useId, useLayoutEffect, useRef } from 'react';
import { paths } from '#web/paths.ts';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ToastContainer } from '#web/ui/toast/ToastContainer.tsx';
import { type CheckedLine, checkLines } from '../checkout/cartCheck/cartCheck.ts';
import { toProductIds } from '../checkout/cartCheck/lineInputs.ts';
import { CartPanelLine } from './CartPanelLine.tsx';
import { CartPanelSummary } from './CartPanelSummary.tsx';
import { useCartStockQuery } from './CartStock.generated.ts';
import { cartAtom } from './cart.atoms.ts';
import { PanelLink } from './PanelLink.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useCart } from './useCart.ts';
import { useDisplayedLines } from './useDisplayedLines.ts';

/** On a short screen no space remains between the header and the summary, so the entire panel scrolls. */
const SHORT_SCREEN = '@media (max-height: 540px)';

/** Cart as a side panel. */
export function CartPanel() {
  const { i18n } = useLingui();
  const { cart, close } = useCart();
  const lines = useDisplayedLines();
  const checkedLines = useStockCheck();
  const title = useId();
  const dismiss = useCloseOnBack(cart.isOpen, close);
  const panel = useRef<HTMLDivElement>(null);

  // Removing a line also removes the focused button. Without focus the panel would not receive Escape.
  useLayoutEffect(() => {
    if (cart.isOpen && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  });

  return (
    <Drawer
      anchor="right"
      open={cart.isOpen}
      onClose={dismiss}
      slotProps={{
        paper: {
          ref: panel,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': title,
          sx: { width: { xs: '100%', sm: 420 } },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          py: 1.5,
          pl: 3,
          pr: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={title} variant="h3" component="h2" aria-live="polite">
          {i18n.t('Shopping Cart ({count})', { count: cart.totalItems })}
        </Typography>
        <IconButton aria-label={i18n.t('Close cart')} onClick={dismiss}>
          <Close />
        </IconButton>
      </Stack>
      <Box sx={{ px: 3, pt: 2, '&:empty': { display: 'none' } }}>
        <RemovedNotice />
      </Box>
      {cart.items.length === 0 ? (
        <CartPanelEmpty />
      ) : (
        <Box
          component="ul"
          sx={{
            flex: 1,
            overflowY: 'auto',
            m: 0,
            px: 3,
            py: 0,
            listStyle: 'none',
            [SHORT_SCREEN]: { flex: 'none' },
          }}
        >
          {lines.map((cartLine) => (
            <CartPanelLine
              key={cartLine.line.id}
              {...cartLine}
              checkedLine={checkedLines.find(({ line }) => line.id === cartLine.line.id)}
            />
          ))}
        </Box>
      )}
      <ToastContainer />
      {cart.items.length > 0 && <CartPanelSummary />}
    </Drawer>
  );
}

function CartPanelEmpty() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      title={i18n.t('Your cart is empty')}
      text={i18n.t('Start shopping to add items to your cart.')}
      action={
        <Button component={PanelLink} to={paths.products()} variant="contained">
          {i18n.t('Continue Shopping')}
        </Button>
      }
    />
  );
}

/** Returns the cart lines with current prices and stock; empty until loaded. */
function useStockCheck(): CheckedLine[] {
  const { items } = useAtomValue(cartAtom);
  const { data, previousData } = useCartStockQuery({
    variables: { ids: toProductIds(items).toSorted() },
    skip: items.length === 0,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const products = (data ?? previousData)?.products.edges.map(({ node }) => node);
  return products ? checkLines(items, products) : [];
}
