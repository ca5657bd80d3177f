import { useLingui } from '@lingui/react';
import { Box, GlobalStyles } from '@mui/material';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Receipt_OrderFragment as Order } from './Receipt.generated.ts';
import { ReceiptContent } from './ReceiptContent.tsx';

const MM_PER_PX = 25.4 / 96;
const MARGIN_MM = 3;
/** Top and bottom margins plus tolerance, because a printer renders slightly larger than the screen. */
const EXTRA_HEIGHT_MM = 2 * MARGIN_MM + 4;

/** Hides everything except the receipt when printing on the 80 mm roll, because other content would add pages. */
const PRINT_STYLES = {
  '@media print': {
    'body > :not(#receipt)': { display: 'none !important' },
    body: { background: 'white' },
    '#receipt': { position: 'static !important', visibility: 'visible !important' },
  },
} as const;

export interface ReceiptProps {
  order: Order;
  isCopy?: boolean;
}

/** Receipt as wide as the printer roll, printed on a single page that is as long as the receipt. */
export function Receipt({ order, isCopy = false }: ReceiptProps) {
  const { i18n } = useLingui();
  const [height, setHeight] = useState(0);
  const measureHeight = useCallback((receiptElement: HTMLElement | null) => {
    if (receiptElement) setHeight(Math.ceil(receiptElement.offsetHeight * MM_PER_PX) + EXTRA_HEIGHT_MM);
  }, []);

  return (
    <>
      <Box
        component="article"
        aria-label={i18n.t('Receipt {number}', { number: order.number })}
        sx={{ width: '80mm', maxWidth: '100%', p: '3mm', border: 1, borderColor: 'divider' }}
      >
        <ReceiptContent order={order} isCopy={isCopy} />
      </Box>
      {createPortal(
        <Box
          id="receipt"
          ref={measureHeight}
          aria-hidden
          sx={{
            position: 'fixed',
            visibility: 'hidden',
            left: 0,
            top: 0,
            width: '74mm',
            color: 'black',
            bgcolor: 'white',
            '& *': { color: 'black' },
          }}
        >
          <ReceiptContent order={order} isCopy={isCopy} />
        </Box>,
        document.body,
      )}
      <GlobalStyles styles={PRINT_STYLES} />
      {/* Browsers need an explicit page length, so it is set to the receipt's length. */}
      {height > 0 && (
        <GlobalStyles styles={{ '@page': { size: `80mm ${height}mm`, margin: `${MARGIN_MM}mm` } }} />
      )}
    </>
  );
}
