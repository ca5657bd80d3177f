import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { Suspense } from 'react';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { useNearViewport } from '#web/ui/loading/useNearViewport.ts';
import { Section } from '#web/ui/Section.tsx';
import { useMetalRatesQuery } from '../layout/MetalRates.generated.ts';

const RateHistory = lazyWhenShown(async () => (await import('./RateHistory.tsx')).RateHistory);

/** What fine metal costs today, and how it came there; the drawing is loaded when it is about to be seen. */
export function RateBand({ title }: { title: string | null }) {
  const { i18n } = useLingui();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data } = useMetalRatesQuery();
  if (data?.metalRates.length === 0) return null;

  return (
    <div ref={ref}>
      <Section title={title ?? i18n.t('The day’s rate')}>
        <Box sx={{ minHeight: { xs: 520, md: 390 } }}>
          <Suspense>{isNear && <RateHistory />}</Suspense>
        </Box>
      </Section>
    </div>
  );
}
