import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { isEmptySale, type TillSale } from './tillSale.ts';

export interface StartOverButtonProps {
  sale: TillSale;
  onStartOver: () => void;
}

/** Clears the sale after confirmation. Shown only if the sale contains anything. */
export function StartOverButton({ sale, onStartOver }: StartOverButtonProps) {
  const { i18n } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  if (isEmptySale(sale)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setConfirming(true)}>
        {i18n.t('Start over')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={i18n.t('Start the sale over?')}
          text={i18n.t('The items, customer and payments will be removed. To keep them, park the sale.')}
          confirmLabel={i18n.t('Start over')}
          onConfirm={async () => onStartOver()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
