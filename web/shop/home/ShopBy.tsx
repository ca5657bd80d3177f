import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { paths } from '#web/paths.ts';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { Section } from '#web/ui/Section.tsx';
import type { ShopByTile } from './shopByTiles.ts';

/** Three tall photographs side by side, on a phone too. */
export function ShopBy({ title, tiles }: { title: string; tiles: ShopByTile[] }) {
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
        {tiles.map(({ label, query, image, crop }) => (
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
              <Photo
                image={image}
                sizes={toSizes(image)}
                ratio="4 / 5"
                sx={{ borderRadius: 1, '& img': { objectPosition: `${crop}% 50%` } }}
              />
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

/** A tall crop is cut from a photograph as high as the tile, so a wide one is asked for wider than the tile is. */
function toSizes({ width, height }: ShopByTile['image']): string {
  const wider = (width / height) * (5 / 4);
  const third = (around: number) => `calc((100vw - ${around}px) * ${(wider / 3).toFixed(3)})`;
  return `(min-width: 1360px) ${Math.round(411 * wider)}px, (min-width: 900px) ${third(128)}, (min-width: 600px) ${third(80)}, ${third(48)}`;
}
