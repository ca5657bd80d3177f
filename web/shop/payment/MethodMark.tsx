import { Box } from '@mui/material';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { byProvider, isOnline } from '#domain/payments/onlineMethods.ts';

const LETTERS = byProvider(({ mark }) => mark.letter);

/** A letter on the colour that people know a provider by; the other ways to pay have none. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  if (!isOnline(method)) return null;
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        width: 22,
        height: 22,
        mr: 1,
        borderRadius: '6px',
        bgcolor: `provider.${method}`,
        color: 'common.white',
        fontSize: 13,
        fontWeight: 700,
        lineHeight: 1,
        verticalAlign: 'text-bottom',
      }}
    >
      {LETTERS[method]}
    </Box>
  );
}
