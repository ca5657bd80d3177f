import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { Section } from '#web/ui/Section.tsx';
import { useFreeShippingText } from '../useFreeShippingText.ts';

/** The store's promises, each with its reason. */
export function AboutPromises() {
  const { i18n } = useLingui();
  const freeShipping = useFreeShippingText();
  const promises = [
    {
      title: i18n.t('Transparent pricing'),
      text: i18n.t(
        'Every product page shows how the price is made up: the metal by weight at the day’s rate, the making charge and the stones.',
      ),
    },
    {
      title: i18n.t('Hallmarked'),
      text: i18n.t('Our gold is BIS hallmarked. The purity is stamped on each piece and shown on its page.'),
    },
    {
      title: i18n.t('Free lifetime cleaning'),
      text: i18n.t(
        'Bring your jewelry in whenever it needs a shine. Cleaning and polishing are free for life.',
      ),
    },
    {
      title: i18n.t('Delivery across Nepal'),
      text: i18n.t('To all 77 districts. {freeShipping}.', { freeShipping }),
    },
  ];

  return (
    <Section title={i18n.t('Our promises')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          columnGap: 6,
          rowGap: 4,
        }}
      >
        {promises.map(({ title, text }) => (
          <Box key={title} sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5 }}>
            <Typography component="dt" variant="h4" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
