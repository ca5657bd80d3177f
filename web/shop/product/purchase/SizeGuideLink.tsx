import { useLingui } from '@lingui/react';
import { Link } from '@mui/material';
import { type MouseEvent, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import type { ProductPurchase_ProductFragment } from './ProductPurchase.generated.ts';
import type { Purchase } from './usePurchase.ts';

const SizeGuideDialog = lazyWhenShown(
  async () => (await import('#web/shop/guides/SizeGuideDialog.tsx')).SizeGuideDialog,
);

export interface SizeGuideLinkProps {
  product: Pick<ProductPurchase_ProductFragment, 'type' | 'variants'>;
  purchase: Pick<Purchase, 'variant' | 'chooseSize'>;
}

/**
 * Link that opens the size guide over the page, so that choices are kept. In a new tab it opens the guide's own page.
 */
export function SizeGuideLink({ product, purchase }: SizeGuideLinkProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        component={RouterLink}
        to={paths.sizeGuide}
        aria-haspopup="dialog"
        onClick={open}
        variant="body2"
        sx={{ ...standaloneLink, float: 'right' }}
      >
        {i18n.t('Size guide')}
      </Link>
      <Suspense>
        {isOpen && (
          <SizeGuideDialog
            type={product.type}
            variants={product.variants}
            selectedSize={purchase.variant?.size ?? null}
            onChoose={purchase.chooseSize}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
