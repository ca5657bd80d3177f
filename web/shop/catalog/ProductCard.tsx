import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import { type PointerEvent, useState } from 'react';
import { formatProductCaption } from '#web/labels/productCaption.ts';
import { getStartingPrice } from '#web/labels/startingPrice.ts';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { TaxNote } from '#web/store/TaxNote.tsx';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { CardLink } from '#web/ui/CardLink.tsx';
import { CompareAtPrice } from '#web/ui/CompareAtPrice.tsx';
import { Price } from '#web/ui/Price.tsx';
import { MainPhoto } from '#web/ui/photo/MainPhoto.tsx';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { GRID_SIZES } from './gridSizes.ts';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';
import { NAME_HEIGHT } from './ProductCardSkeleton.tsx';
import { StockNote } from './StockNote.tsx';

/** A pale disc keeps the icon visible on any photo. The touch target is larger than the disc. */
const photoOverlayStyles = {
  position: 'absolute',
  zIndex: 1,
  top: 8,
  right: 8,
  width: 36,
  height: 36,
  bgcolor: 'color-mix(in srgb, var(--mui-palette-background-paper) 80%, transparent)',
  '&:hover': { bgcolor: 'background.paper' },
  '& svg': { fontSize: 20 },
  '&::before': { content: '""', position: 'absolute', inset: -4 },
};

export interface ProductCardProps {
  product: ProductCard_ProductFragment;
  /** `sizes` attribute of the photo. */
  sizes?: string;
  /** True for cards above the fold. */
  eager?: boolean;
}

/** Product in a list. The link on the product name covers the entire card. */
export function ProductCard({ product, sizes = GRID_SIZES, eager }: ProductCardProps) {
  const { i18n } = useLingui();
  const [wasHovered, setWasHovered] = useState(false);
  const { image, darkImage, secondImage: secondPhoto } = product;
  const { startsAt, weightMg } = getStartingPrice(product);
  const showsTax = useShowsTax();
  const compareAtPrice = showsTax ? product.compareAtPriceWithTax : product.compareAtPrice;

  return (
    <Box
      component="article"
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && setWasHovered(true)}
      onFocus={() => setWasHovered(true)}
      sx={{
        position: 'relative',
        '& .second': { opacity: 0, transition: 'opacity 250ms ease-out' },
        '&:hover .second, &:focus-within .second': { opacity: 1 },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.tile',
          aspectRatio: 1,
        }}
      >
        <MainPhoto product={product} sizes={sizes} ratio={1} eager={eager} />
        {secondPhoto && wasHovered && (
          <Box className="second" aria-hidden sx={{ position: 'absolute', inset: 0 }}>
            <MainPhoto
              // The dark photo already comes first on a dark page.
              product={{ image: secondPhoto, darkImage: secondPhoto.url === darkImage?.url ? image : null }}
              alt=""
              sizes={sizes}
              ratio={1}
            />
          </Box>
        )}
      </Box>
      <WishlistButton product={product} sx={photoOverlayStyles} />
      <Typography variant="h6" component="h3" sx={{ mt: 2, minHeight: NAME_HEIGHT }}>
        <CardLink to={paths.product(product.slug)} lang={detectLang(product.name, i18n.locale)}>
          {product.name}
        </CardLink>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {formatProductCaption(i18n, { ...product, weightMg })}
      </Typography>
      <Stack
        direction="row"
        sx={{
          mt: 0.5,
          columnGap: 1,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
        }}
      >
        <Box component="span" sx={{ flexBasis: { xs: showsTax ? '100%' : 'auto', sm: 'auto' } }}>
          {startsAt && (
            <Typography component="span" variant="body2" color="textSecondary">
              {i18n.t('From')}{' '}
            </Typography>
          )}
          <Price
            npr={showsTax ? product.priceWithTax : product.price}
            sx={{ mr: compareAtPrice === null ? 0 : 1 }}
          />
          {compareAtPrice !== null && (
            <>
              {' '}
              <CompareAtPrice npr={compareAtPrice} />
            </>
          )}
        </Box>
        <TaxNote sx={{ flexGrow: 1 }} />
        <StockNote stock={product.stock} />
      </Stack>
    </Box>
  );
}
