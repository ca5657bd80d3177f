import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';

const ShareWishlistDialog = lazyWithPreload(
  async () => (await import('./ShareWishlistDialog.tsx')).ShareWishlistDialog,
);

export function ShareWishlist() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {i18n.t('Share')}
      </Button>
      <Suspense>{isOpen && <ShareWishlistDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
