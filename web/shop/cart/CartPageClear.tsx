import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { useOnceOpen } from '#web/ui/overlay/useOnceOpen.ts';

const CartClearDialog = lazyWithPreload(async () => (await import('./CartClearDialog.tsx')).CartClearDialog);

/** Empties the cart, after asking once. */
export function CartPageClear() {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const hasDialog = useOnceOpen(isAsking);

  return (
    <>
      <Button variant="text" color="inherit" onClick={() => setAsking(true)} sx={{ mr: -1.5 }}>
        {i18n.t('Clear cart')}
      </Button>
      <Suspense>
        {hasDialog && <CartClearDialog isOpen={isAsking} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
