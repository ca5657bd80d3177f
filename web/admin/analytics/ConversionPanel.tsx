import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import type { Period } from '#web/admin/figures/chosenPeriod.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { ShareBars } from '../figures/ShareBars.tsx';
import type { AnalyticsQuery } from './AnalyticsPage.generated.ts';

type Conversion = AnalyticsQuery['analytics']['conversion'];

export interface ConversionPanelProps {
  conversion: Conversion;
  previous: Conversion;
  period: Pick<Period, 'from' | 'to'>;
}

/** Shows the conversion rate of visitors who allow analytics. */
export function ConversionPanel({ conversion, previous, period }: ConversionPanelProps) {
  const { i18n } = useLingui();
  const formatShare = (rate: number) => i18n.number(rate, { style: 'percent', maximumFractionDigits: 1 });
  const formatCount = (figure: number) => i18n.number(figure);
  return (
    <ShareBars
      title={i18n.t('Conversion')}
      table={{
        name: i18n.t('Step'),
        columns: [
          { header: i18n.t('Customers'), text: formatCount },
          { header: i18n.t('Before'), text: formatCount },
        ],
        rows: [
          {
            key: 'visitors',
            name: i18n.t('Viewed a product'),
            figures: [conversion.visitors, previous.visitors],
          },
          {
            key: 'buyers',
            name: i18n.t('Placed an order'),
            to: figureLinks.placed(period),
            figures: [conversion.buyers, previous.buyers],
          },
        ],
      }}
    >
      <Typography variant="body2" sx={{ mt: 2, fontVariantNumeric: 'tabular-nums' }}>
        {i18n.t(
          'Of the customers who viewed a product, {share} placed an order, compared with {before} in the previous period.',
          {
            share: formatShare(conversion.rate),
            before: formatShare(previous.rate),
          },
        )}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {i18n.t('Includes only customers who allow activity tracking. Activity is kept for 180 days.')}
      </Typography>
    </ShareBars>
  );
}
