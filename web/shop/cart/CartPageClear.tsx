import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { useHasOpened } from '#web/ui/overlay/useHasOpened.ts';

const CartClearDialog = lazyWithPreload(async () => (await import('./CartClearDialog.tsx')).CartClearDialog);

/** Button that empties the cart after confirmation. */
export function CartPageClear() {
  const { i18n } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const hasOpened = useHasOpened(isConfirming);

  return (
    <>
      <Button variant="text" color="inherit" onClick={() => setConfirming(true)} sx={{ mr: -1.5 }}>
        {i18n.t('Clear cart')}
      </Button>
      <Suspense>
        {hasOpened && <CartClearDialog isOpen={isConfirming} onClose={() => setConfirming(false)} />}
      </Suspense>
    </>
  );
}
