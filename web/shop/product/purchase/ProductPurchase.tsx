import VerifiedOutlined from 'icon:outline-verified';
import { useLingui } from '@lingui/react';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { Suspense, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { Overline } from '#web/ui/Overline.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { Assurances } from '../../assurances/Assurances.tsx';
import { CompareBar } from '../../compare/CompareBar.tsx';
import { RatingLink } from '../reviews/RatingLink.tsx';
import { BuyBar } from './BuyBar.tsx';
import { hallmarkTexts } from './hallmarkText.ts';
import { InCart } from './InCart.tsx';
import { MoreActions } from './MoreActions.tsx';
import type { ProductPurchase_ProductFragment } from './ProductPurchase.generated.ts';
import { PurchasePrice } from './PurchasePrice.tsx';
import { RelatedMetals } from './RelatedMetals.tsx';
import { SizeSelector } from './SizeSelector.tsx';
import { SoldOutNotice } from './SoldOutNotice.tsx';
import { usePurchase } from './usePurchase.ts';

const DeliveryPromise = lazyWhenShown(async () => (await import('./DeliveryPromise.tsx')).DeliveryPromise);

export interface ProductPurchaseProps {
  product: ProductPurchase_ProductFragment;
  collection?: { name: string; slug: string } | null;
}

/** Purchase column beside the photos: price, options and buy button. */
export function ProductPurchase({ product, collection }: ProductPurchaseProps) {
  const { i18n } = useLingui();
  const purchase = usePurchase(product);
  const button = useRef<HTMLButtonElement>(null);
  const hasSizes = product.variants.some(({ size }) => size !== null);

  return (
    <Stack
      sx={{
        gap: 3,
        minWidth: 0,
        pt: { xs: 2, md: 0 },
        position: { md: 'sticky' },
        top: { md: 'calc(var(--header-height) + 32px)' },
      }}
    >
      <div>
        {collection && (
          <Overline gutterBottom>
            <Link
              lang={detectLang(collection.name, i18n.locale)}
              component={RouterLink}
              to={paths.collection(collection.slug)}
              color="inherit"
              sx={standaloneLink}
            >
              {collection.name}
            </Link>
          </Overline>
        )}
        <PageTitle variant="h2" component="h1" lang={detectLang(product.name, i18n.locale)}>
          {product.name}
        </PageTitle>
        <RatingLink rating={product.rating} count={product.reviewCount} />
      </div>
      <PurchasePrice product={product} purchase={purchase} />
      <RelatedMetals product={product} />
      {hasSizes && <SizeSelector product={product} purchase={purchase} />}
      <Stack sx={{ gap: 1.5 }}>
        {purchase.isSoldOut ? (
          <SoldOutNotice product={product} purchase={purchase} />
        ) : (
          <>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'stretch' }}>
              <QuantityStepper
                label={product.name}
                value={purchase.quantity}
                max={purchase.max}
                onChange={purchase.setQuantity}
              />
              <Button
                ref={button}
                variant="contained"
                size="large"
                onClick={purchase.add}
                sx={{ flex: 1, px: 2 }}
              >
                {i18n.t('Add to cart')}
              </Button>
            </Stack>
            <InCart purchase={purchase} />
          </>
        )}
        <MoreActions product={product} />
        <CompareBar />
      </Stack>
      <Assurances />
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3, display: 'grid', gap: 2.5 }}>
        {!purchase.isSoldOut && (
          <Box sx={{ minHeight: { xs: 110, sm: 88 } }}>
            <Suspense>
              <DeliveryPromise price={purchase.price * purchase.quantity} />
            </Suspense>
          </Box>
        )}
        {product.hallmark && (
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <VerifiedOutlined aria-hidden sx={{ color: 'text.secondary' }} />
            <Typography variant="body2">{i18n.t(hallmarkTexts[product.hallmark])}</Typography>
          </Stack>
        )}
      </Box>
      {!purchase.isSoldOut && <BuyBar product={product} purchase={purchase} button={button} />}
    </Stack>
  );
}
