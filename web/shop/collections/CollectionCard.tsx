import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Photo } from '#web/ui/Photo.tsx';
import type { CollectionCard_CollectionFragment } from './CollectionCard.generated.ts';

export interface CollectionCardProps {
  collection: CollectionCard_CollectionFragment;
  sizes?: string;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

const HALF = '(min-width: 1280px) 628px, (min-width: 600px) 50vw, 100vw';

/** A collection's banner and its sentence; the link of its name covers the whole card. */
export function CollectionCard({
  collection,
  sizes = HALF,
  eager,
  headingLevel = 'h3',
}: CollectionCardProps) {
  const { i18n } = useLingui();
  const { name, slug, summary, productCount, banner } = collection;
  return (
    <Box component="article" sx={{ position: 'relative', '&:hover .name': { textDecoration: 'underline' } }}>
      <Photo image={banner} sizes={sizes} ratio="1920 / 900" eager={eager} sx={{ borderRadius: 1 }} />
      <Typography variant="h3" component={headingLevel} sx={{ mt: 2 }}>
        <Link
          className="name"
          component={RouterLink}
          to={paths.collection(slug)}
          color="inherit"
          underline="none"
          sx={{
            '&::after': { content: '""', position: 'absolute', inset: 0 },
            '&:focus-visible': { outline: 'none' },
            '&:focus-visible::after': {
              outline: 2,
              outlineColor: 'primary.main',
              outlineOffset: 4,
              borderRadius: 1,
            },
          }}
        >
          {name}
        </Link>
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: 560 }}>
        {summary}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        {i18n.t('{count, plural, one {# piece} other {# pieces}}', { count: productCount })}
      </Typography>
    </Box>
  );
}
