import Close from 'icon:baseline-close';
import { useLingui } from '@lingui/react';
import { Box, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useId, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from '#web/ui/overlay/useBackCloses.ts';
import { ToastPlace } from '#web/ui/toast/ToastPlace.tsx';
import { CartPanelEmpty } from './CartPanelEmpty.tsx';
import { CartPanelLine } from './CartPanelLine.tsx';
import { CartPanelSummary } from './CartPanelSummary.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useCart } from './useCart.ts';
import { useShownLines } from './useShownLines.ts';
import { useStockCheck } from './useStockCheck.ts';

/** Between its head and its foot nothing would be left of the lines: there the panel scrolls as a whole. */
const ON_A_LOW_SCREEN = '@media (max-height: 540px)';

/** The cart beside the page. */
export function CartPanel() {
  const { i18n } = useLingui();
  const { cart, close } = useCart();
  const lines = useShownLines();
  const checked = useStockCheck();
  const title = useId();
  const dismiss = useBackCloses(cart.isOpen, close);
  const panel = useRef<HTMLDivElement>(null);

  // With a line goes its button that was pressed: without the focus the panel would not hear Escape.
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
            [ON_A_LOW_SCREEN]: { flex: 'none' },
          }}
        >
          {lines.map((shown) => (
            <CartPanelLine
              key={shown.line.id}
              {...shown}
              checked={checked.find(({ line }) => line.id === shown.line.id)}
            />
          ))}
        </Box>
      )}
      <ToastPlace />
      {cart.items.length > 0 && <CartPanelSummary />}
    </Drawer>
  );
}
