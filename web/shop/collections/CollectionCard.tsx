import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { CardLink } from '#web/ui/CardLink.tsx';
import { BANNER_CROP } from '#web/ui/photo/BannerWithText.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import type { CollectionCard_CollectionFragment } from './CollectionCard.generated.ts';

export interface CollectionCardProps {
  collection: CollectionCard_CollectionFragment;
  sizes?: string;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** On desktop, places the text beside the photo instead of below it. */
  isWide?: boolean;
}

const WIDE_STYLE = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  alignItems: 'center',
  bgcolor: { md: 'background.tile' },
  borderRadius: 1,
  '& > :first-of-type': { order: 1 },
  '& > :last-of-type': { p: { md: 5 } },
} as const;

/** The banner is cropped, so it is a third wider than the card. */
const HALF_WIDTH_SIZES =
  '(min-width: 1360px) 838px, (min-width: 900px) calc(66.7vw - 69px), (min-width: 600px) calc(66.7vw - 43px), calc(133.3vw - 43px)';

/** Banner and summary of a collection. The link on the name covers the entire card. */
export function CollectionCard({
  collection,
  sizes = HALF_WIDTH_SIZES,
  eager,
  headingLevel = 'h3',
  isWide = false,
}: CollectionCardProps) {
  const { i18n } = useLingui();
  const { name, slug, summary, productCount, banner } = collection;
  return (
    <Box
      component="article"
      sx={[{ position: 'relative', '&:hover .name': { textDecoration: 'underline' } }, isWide && WIDE_STYLE]}
    >
      <Photo image={banner} sizes={sizes} ratio={BANNER_CROP} eager={eager} sx={{ borderRadius: 1 }} />
      <div>
        <Typography variant="h3" component={headingLevel} sx={{ mt: 2 }}>
          <CardLink className="name" to={paths.collection(slug)} lang={detectLang(name, i18n.locale)}>
            {name}
          </CardLink>
        </Typography>
        <Typography
          lang={detectLang(summary, i18n.locale)}
          color="textSecondary"
          sx={{ mt: 0.75, maxWidth: 560 }}
        >
          {summary}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          {i18n.t('{count, plural, one {# piece} other {# pieces}}', { count: productCount })}
        </Typography>
      </div>
    </Box>
  );
}
