import { useLingui } from '@lingui/react';
import { Box, Container, Typography } from '@mui/material';
import type { PriceExample_ProductFragment } from './PriceExample.generated.ts';
import { PriceExample, pieceToExplain } from './PriceExample.tsx';

/** What the house promises, and one real price taken apart to show that it is meant. `pieces` are unknown at first. */
export function StoryBand({ pieces }: { pieces: PriceExample_ProductFragment[] | undefined }) {
  const { i18n } = useLingui();
  const example = pieces && pieceToExplain(pieces);
  const hasExample = !pieces || example !== undefined;
  const promises = [
    {
      title: i18n.t('A price with nothing behind it'),
      text: i18n.t(
        'Metal by weight at the day’s rate, the making, the stones. The lines add up to what you pay.',
      ),
    },
    {
      title: i18n.t('A mark you can check'),
      text: i18n.t(
        'Hallmarked gold carries the mark of the body that tested it, named on the page of each piece.',
      ),
    },
    {
      title: i18n.t('Cleaned for life'),
      text: i18n.t(
        'Bring a piece back whenever it has lost its light. Cleaning and polishing cost nothing, ever.',
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
            {i18n.t('An old trade, done in daylight')}
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
        {hasExample && <PriceExample piece={example} />}
      </Container>
    </Box>
  );
}
