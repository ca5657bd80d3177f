import { useLingui } from '@lingui/react';
import { Box, GlobalStyles } from '@mui/material';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Receipt_OrderFragment as Order } from './Receipt.generated.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';

const MM_PER_PX = 25.4 / 96;
const MARGIN_MM = 3;
/** The margins above and below, and what a printer sets a little wider than the screen. */
const ROOM_MM = 2 * MARGIN_MM + 4;

/** Printed alone, on a roll of 80 mm: what else is on the screen would make pages of its own. */
const PRINT = {
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

/** The receipt of a sale, as wide as the roll of the printer and printed on one page as long as it is. */
export function Receipt({ order, isCopy = false }: ReceiptProps) {
  const { i18n } = useLingui();
  const [height, setHeight] = useState(0);
  const measure = useCallback((sheet: HTMLElement | null) => {
    if (sheet) setHeight(Math.ceil(sheet.offsetHeight * MM_PER_PX) + ROOM_MM);
  }, []);

  return (
    <>
      <Box
        component="article"
        aria-label={i18n.t('Receipt {number}', { number: order.number })}
        sx={{ width: '80mm', maxWidth: '100%', p: '3mm', border: 1, borderColor: 'divider' }}
      >
        <ReceiptSheet order={order} isCopy={isCopy} />
      </Box>
      {createPortal(
        <Box
          id="receipt"
          ref={measure}
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
          <ReceiptSheet order={order} isCopy={isCopy} />
        </Box>,
        document.body,
      )}
      <GlobalStyles styles={PRINT} />
      {/* A browser takes no length of its own accord: the page is as long as the receipt. */}
      {height > 0 && (
        <GlobalStyles styles={{ '@page': { size: `80mm ${height}mm`, margin: `${MARGIN_MM}mm` } }} />
      )}
    </>
  );
}
