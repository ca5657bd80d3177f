import Favorite from 'icon:baseline-favorite';
import FavoriteBorder from 'icon:baseline-favorite-border';
import { useLingui } from '@lingui/react';
import { IconButton, type SxProps, type Theme } from '@mui/material';
import { useWishlist } from './useWishlist.ts';

export interface WishlistButtonProps {
  product: { id: string; name: string };
  sx?: SxProps<Theme>;
}

/** Heart button, filled while the product is on the wishlist. */
export function WishlistButton({ product: { id, name }, sx }: WishlistButtonProps) {
  const { i18n } = useLingui();
  const { wishlistIds, add, remove } = useWishlist();
  const isOnWishlist = wishlistIds.includes(id);

  return (
    <IconButton
      aria-label={i18n.t('Add {name} to wishlist', { name })}
      aria-pressed={isOnWishlist}
      onClick={() => void (isOnWishlist ? remove(id) : add(id))}
      sx={[
        { width: 44, height: 44, color: isOnWishlist ? 'primary.main' : 'text.primary' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {isOnWishlist ? <Favorite /> : <FavoriteBorder />}
    </IconButton>
  );
}
