import { Box } from '@mui/material';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';

/** A letter on the colour that people know a provider by; the others have none. */
const MARKS: Partial<Record<PaymentMethod, { letter: string; colour: string }>> = {
  ESEWA: { letter: 'e', colour: '#3f7f1d' },
  KHALTI: { letter: 'K', colour: '#5c2d91' },
  CONNECTIPS: { letter: 'c', colour: '#0b5394' },
};

export function MethodMark({ method }: { method: PaymentMethod }) {
  const mark = MARKS[method];
  if (!mark) return null;
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
        bgcolor: mark.colour,
        color: '#fff',
        fontSize: 13,
        fontWeight: 700,
        lineHeight: 1,
        verticalAlign: 'text-bottom',
      }}
    >
      {mark.letter}
    </Box>
  );
}
