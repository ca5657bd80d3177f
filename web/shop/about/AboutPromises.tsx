import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatNpr } from '#domain/money.ts';
import { useStore } from '#web/app/StoreFacts.tsx';
import { Section } from '#web/ui/Section.tsx';

/** What the house stands by, with the reason. */
export function AboutPromises() {
  const { i18n } = useLingui();
  const { freeShippingFrom } = useStore();
  const promises = [
    {
      title: i18n.t('A price you can read'),
      text: i18n.t(
        'The day’s metal rate, the making charge, the stones: every piece shows what its price is made of, down to the gram.',
      ),
    },
    {
      title: i18n.t('Hallmarked'),
      text: i18n.t(
        'Our gold is BIS hallmarked. The purity you pay for is stamped on the piece and written on its page.',
      ),
    },
    {
      title: i18n.t('Cleaned for life'),
      text: i18n.t(
        'Bring it back whenever it has lost its shine. Cleaning and polishing are free for as long as you wear it.',
      ),
    },
    {
      title: i18n.t('Sent with care'),
      text: i18n.t('To every district of Nepal, and free of charge on orders above {amount}.', {
        amount: formatNpr(freeShippingFrom, i18n.locale),
      }),
    },
  ];

  return (
    <Section title={i18n.t('What we promise')}>
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
