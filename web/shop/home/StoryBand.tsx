import { useLingui } from '@lingui/react';
import { Box, Container, Typography } from '@mui/material';
import type { PriceExample_ProductFragment } from './PriceExample.generated.ts';
import { findExampleProduct, PriceExample } from './PriceExample.tsx';

/** The store's promises with a real price breakdown as proof. `products` is undefined until loaded. */
interface StoryBandProps {
  products: PriceExample_ProductFragment[] | undefined;
  /** Null uses the default title. */
  title: string | null;
}

export function StoryBand({ products, title }: StoryBandProps) {
  const { i18n } = useLingui();
  const exampleProduct = products && findExampleProduct(products);
  const hasExample = !products || exampleProduct !== undefined;
  const promises = [
    {
      title: i18n.t('Transparent pricing'),
      text: i18n.t('You pay for the metal at the day’s rate, the making charge and the stones.'),
    },
    {
      title: i18n.t('Hallmarked gold'),
      text: i18n.t('Hallmarked gold is tested and stamped. Each product page states the hallmark.'),
    },
    {
      title: i18n.t('Free lifetime cleaning'),
      text: i18n.t(
        'Bring your jewelry in whenever it needs a shine. Cleaning and polishing are free for life.',
      ),
    },
  ];

  return (
    <Box
      component="section"
      aria-labelledby="story"
      sx={{ bgcolor: 'background.paper', py: { xs: 8, md: 14 } }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: hasExample ? { md: 'minmax(0, 1fr) minmax(0, 1fr)' } : undefined,
          columnGap: { md: 8, lg: 12 },
          rowGap: 6,
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="h2" id="story">
            {title ?? i18n.t('Hallmarked gold, clearly priced')}
          </Typography>
          {promises.map(({ title, text }) => (
            <Box key={title} sx={{ mt: { xs: 4, md: 5 }, maxWidth: 520 }}>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {text}
              </Typography>
            </Box>
          ))}
        </div>
        {hasExample && <PriceExample product={exampleProduct} />}
      </Container>
    </Box>
  );
}
