import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { isEmptySale, type TillSale } from './tillSale.ts';

export interface StartOverProps {
  sale: TillSale;
  onStartOver: () => void;
}

/** Clears the sale after confirmation. Shown only if the sale contains anything. */
export function StartOver({ sale, onStartOver }: StartOverProps) {
  const { i18n } = useLingui();
  const [isAsked, setAsked] = useState(false);
  if (isEmptySale(sale)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {i18n.t('Start over')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={i18n.t('Start the sale over?')}
          text={i18n.t('This removes its items, customer and payments. Park the sale to keep it.')}
          confirmLabel={i18n.t('Start over')}
          onConfirm={async () => onStartOver()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
