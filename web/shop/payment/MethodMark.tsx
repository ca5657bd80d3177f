import { Box } from '@mui/material';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isOnline, mapProviders } from '#domain/payments/onlineMethods.ts';

const INITIALS = mapProviders(({ mark }) => mark.letter);

/** Initial of a payment provider on its brand colour; nothing for other methods. */
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
      {INITIALS[method]}
    </Box>
  );
}
