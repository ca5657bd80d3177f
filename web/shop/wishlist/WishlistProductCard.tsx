import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { toCartLine } from '#web/shop/product/purchase/toCartLine.ts';
import { BackInStockAlert } from '../alerts/BackInStockAlert.tsx';
import { useCart } from '../cart/useCart.ts';
import type { ProductCard_ProductFragment } from '../catalog/ProductCard.generated.ts';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { useWishlist } from './useWishlist.ts';
import type { WishToCart_ProductFragment } from './WishlistPage.generated.ts';

export type WishlistProduct = ProductCard_ProductFragment & WishToCart_ProductFragment;

/**
 * Product on the wishlist with a button that moves it to the cart; a product with sizes links to its page instead.
 */
export function WishlistProductCard({ product }: { product: WishlistProduct }) {
  const { i18n } = useLingui();
  const cart = useCart();
  const { remove } = useWishlist();
  const [firstVariant, ...otherVariants] = product.variants;
  const { name } = product;

  return (
    <Stack sx={{ height: 1, justifyContent: 'space-between', gap: 1.5 }}>
      <ProductCard product={product} />
      {product.stock === 0 ? (
        <BackInStockAlert product={product} variant="outlined" />
      ) : firstVariant && otherVariants.length === 0 ? (
        <Button
          variant="outlined"
          aria-label={i18n.t('Move to cart: {name}', { name })}
          onClick={() => {
            if (cart.add(toCartLine(product, firstVariant)) > 0) void remove(product.id);
          }}
        >
          {i18n.t('Move to cart')}
        </Button>
      ) : (
        <Button
          component={Link}
          to={paths.product(product.slug)}
          variant="outlined"
          aria-label={i18n.t('Choose a size for {name}', { name })}
        >
          {i18n.t('Choose a size')}
        </Button>
      )}
    </Stack>
  );
}
