import { useLingui } from '@lingui/react';
import { Box, Button } from '@mui/material';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TaxNote } from '#web/store/TaxNote.tsx';
import { useHeightVariable } from '#web/ui/browser/useHeightVariable.ts';
import { Price } from '#web/ui/Price.tsx';
import type { ProductPurchase_ProductFragment } from './ProductPurchase.generated.ts';
import type { Purchase } from './usePurchase.ts';

/** Everything below the viewport counts as in view. */
const FAR_BELOW = '100000px';

export interface BuyBarProps {
  product: ProductPurchase_ProductFragment;
  purchase: Purchase;
  /** Button that the bar replaces. It must stay the same element while the bar is mounted. */
  button: RefObject<HTMLElement | null>;
}

/** Bar at the foot of a phone's screen, shown after the buy button has scrolled out of view. */
export function BuyBar({ product, purchase, button }: BuyBarProps) {
  const { i18n } = useLingui();
  const isScrolledPast = useIsScrolledPast(button);
  const bar = useHeightVariable('--buy-bar-height');
  if (!isScrolledPast) return null;

  return createPortal(
    <Box
      ref={bar}
      role="region"
      aria-label={i18n.t('Buy {name}', { name: product.name })}
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 'appBar',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        px: 2,
        pt: 1.25,
        pb: 'max(10px, env(safe-area-inset-bottom))',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <span>
        {purchase.isLowestPrice && i18n.t('From')}{' '}
        <Price npr={purchase.displayedPrice} sx={{ fontWeight: 500 }} />
        <TaxNote sx={{ display: 'block' }} />
      </span>
      <Button variant="contained" onClick={purchase.add}>
        {i18n.t('Add to cart')}
      </Button>
    </Box>,
    document.body,
  );
}

/** Returns true if the element has been scrolled out at the top of the viewport. */
function useIsScrolledPast(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrolledPast, setIsScrolledPast] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsScrolledPast(entry?.isIntersecting === false),
      {
        rootMargin: `0px 0px ${FAR_BELOW} 0px`,
      },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isScrolledPast;
}
