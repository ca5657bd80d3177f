import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { Section } from '#web/ui/Section.tsx';
import type { ShopByTile } from './shopByTiles.ts';

/** Three tall photos side by side, even on a phone. */
export function ShopBySection({ title, tiles }: { title: string; tiles: ShopByTile[] }) {
  const { i18n } = useLingui();
  return (
    <Section title={title}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: { xs: 1, sm: 2, md: 3 },
        }}
      >
        {tiles.map(({ label, query, image }) => (
          <li key={label}>
            <Link
              component={RouterLink}
              to={paths.products(query)}
              color="inherit"
              underline="none"
              sx={{
                display: 'block',
                '& img': { transition: 'opacity 250ms ease-out, scale 250ms ease-out' },
                '&:hover img': { scale: '1.02' },
                '&:hover .label': { textDecoration: 'underline' },
              }}
            >
              <Photo image={image} sizes={SIZES} ratio="4 / 5" sx={{ borderRadius: 1 }} />
              <Typography
                className="label"
                variant="h4"
                component="span"
                sx={{ display: 'block', mt: { xs: 1.25, md: 2 } }}
              >
                {i18n.t(label)}
              </Typography>
            </Link>
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** The tall tile shows a crop of a square photo, which is a quarter wider than the tile. */
const SIZES =
  '(min-width: 1360px) 514px, (min-width: 900px) calc(41.7vw - 53px), (min-width: 600px) calc(41.7vw - 33px), calc(41.7vw - 20px)';
