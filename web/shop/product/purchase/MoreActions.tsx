import Check from 'icon:baseline-check';
import CompareArrows from 'icon:baseline-compare-arrows';
import Favorite from 'icon:baseline-favorite';
import FavoriteBorder from 'icon:baseline-favorite-border';
import IosShare from 'icon:baseline-ios-share';
import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useCompared } from '#web/shop/compare/useCompared.ts';
import { useWishlist } from '#web/shop/wishlist/useWishlist.ts';
import { useShare } from '#web/ui/browser/useShare.ts';

export interface MoreActionsProps {
  product: { id: string; slug: string; name: string };
}

/** Further actions for a product, in one row: save, compare, share. */
export function MoreActions({ product: { id, slug, name } }: MoreActionsProps) {
  const { i18n } = useLingui();
  const { wishlistIds, add, remove } = useWishlist();
  const { ids, toggle } = useCompared();
  const share = useShare();
  const isOnWishlist = wishlistIds.includes(id);
  const isCompared = ids.includes(id);

  return (
    <Stack
      direction="row"
      sx={{ justifyContent: { xs: 'space-between', sm: 'flex-start' }, columnGap: 2, mx: -1 }}
    >
      <Action
        icon={isOnWishlist ? <Favorite /> : <FavoriteBorder />}
        label={i18n.t('Wishlist: {name}', { name })}
        isPressed={isOnWishlist}
        onClick={() => void (isOnWishlist ? remove(id) : add(id))}
      >
        {i18n.t('Wishlist')}
      </Action>
      <Action
        icon={isCompared ? <Check /> : <CompareArrows />}
        label={i18n.t('Compare {name}', { name })}
        isPressed={isCompared}
        onClick={() => toggle(id)}
      >
        {i18n.t('Compare')}
      </Action>
      <Action
        icon={<IosShare />}
        label={i18n.t('Share {name}', { name })}
        // This URL has a preview with the product's photo wherever it is pasted.
        onClick={() => void share({ title: name, url: `${window.location.origin}/p/${slug}` })}
      >
        {i18n.t('Share')}
      </Action>
    </Stack>
  );
}

interface ActionProps {
  icon: ReactNode;
  /** Accessible name, which includes the product. */
  label: string;
  isPressed?: boolean;
  onClick: () => void;
  children: string;
}

function Action({ icon, label, isPressed, onClick, children }: ActionProps) {
  return (
    <Button
      size="small"
      startIcon={icon}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
      sx={{ minHeight: 44, px: 1, color: isPressed ? 'primary.main' : 'text.primary', whiteSpace: 'nowrap' }}
    >
      {children}
    </Button>
  );
}
