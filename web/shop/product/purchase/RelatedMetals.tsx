import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { MainPhoto } from '#web/ui/photo/MainPhoto.tsx';
import { getRelatedMetalLabels } from './getRelatedMetalLabels.ts';
import type { RelatedMetals_ProductFragment } from './RelatedMetals.generated.ts';

/** Related metals and colours of the same design, each as a swatch link. */
export function RelatedMetals({ product: { id, twins } }: { product: RelatedMetals_ProductFragment }) {
  const { i18n } = useLingui();
  if (twins.length < 2) return null;
  const labels = getRelatedMetalLabels(i18n, twins);
  return (
    <section aria-labelledby="twins">
      <Typography variant="body2" component="h2" id="twins" sx={{ fontWeight: 500, mb: 1 }}>
        {i18n.t('Metal and colour')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {twins.map((relatedMetal) => (
          <li key={relatedMetal.id}>
            <Link
              component={RouterLink}
              to={paths.product(relatedMetal.slug)}
              aria-current={relatedMetal.id === id ? 'page' : undefined}
              variant="caption"
              color="inherit"
              underline="hover"
              sx={swatch}
            >
              <MainPhoto
                product={relatedMetal}
                alt=""
                sizes="72px"
                ratio={1}
                sx={{ width: 1, borderRadius: 1, mb: 0.5 }}
              />
              {labels.get(relatedMetal.id)}
            </Link>
          </li>
        ))}
      </Box>
    </section>
  );
}

const swatch = {
  display: 'block',
  width: 84,
  height: 1,
  p: '5px',
  textAlign: 'center',
  lineHeight: 1.35,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  '&:hover': { borderColor: 'controlBorder' },
  '&[aria-current]': { borderColor: 'text.primary', boxShadow: 'inset 0 0 0 1px currentColor' },
} as const;
