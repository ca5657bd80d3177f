import Favorite from 'icon:baseline-favorite';
import FavoriteBorder from 'icon:baseline-favorite-border';
import { useLingui } from '@lingui/react';
import { IconButton, type SxProps, type Theme } from '@mui/material';
import { useWishlist } from './useWishlist.ts';

export interface WishButtonProps {
  product: { id: string; name: string };
  sx?: SxProps<Theme>;
}

/** Heart button, filled while the product is on the wishlist. */
export function WishButton({ product: { id, name }, sx }: WishButtonProps) {
  const { i18n } = useLingui();
  const { wished, add, remove } = useWishlist();
  const isWished = wished.includes(id);

  return (
    <IconButton
      aria-label={i18n.t('Add {name} to wishlist', { name })}
      aria-pressed={isWished}
      onClick={() => void (isWished ? remove(id) : add(id))}
      sx={[
        { width: 44, height: 44, color: isWished ? 'primary.main' : 'text.primary' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {isWished ? <Favorite /> : <FavoriteBorder />}
    </IconButton>
  );
}
