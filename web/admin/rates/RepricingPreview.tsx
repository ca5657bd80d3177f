import { Trans, useLingui } from '@lingui/react';
import { Box, Link, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { calculateChangePercent } from '#domain/pricing/rateChange.ts';
import { formatWithSign } from '#web/admin/ui/quantities.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { adminPaths } from '../adminPaths.ts';
import { useRatePreviewQuery } from './Rates.generated.ts';
import type { EnteredRates } from './rateValues.ts';

/** Delay after the last keystroke before the preview is requested, in ms. */
const DEBOUNCE_MS = 400;

/** Shows how many products the rates would reprice, and by how much. */
export function RepricingPreview({ rates }: { rates: EnteredRates }) {
  const { i18n } = useLingui();
  const debouncedRates = useDebounced(
    JSON.stringify({ gold: rates.GOLD, silver: rates.SILVER }),
    DEBOUNCE_MS,
  );
  const { data, previousData, error, loading } = useRatePreviewQuery({
    variables: { input: JSON.parse(debouncedRates) },
    fetchPolicy: 'network-only',
  });
  const preview = (data ?? previousData)?.previewRates;

  if (error && !preview) return <Typography>{i18n.t('Could not load the preview.')}</Typography>;
  if (!preview) return <Skeleton aria-hidden height={64} />;
  const { pieces, before, after, largest } = preview;
  const difference = after - before;
  return (
    <Box role="status" aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1, minHeight: 64 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {i18n.t(
          '{count, plural, =0 {No prices will change} one {# price will change} other {# prices will change}}',
          {
            count: pieces,
          },
        )}
      </Typography>
      {pieces > 0 && (
        <Typography>
          {i18n.t('Total: from {before} to {after} ({difference}, {percent}%)', {
            before: formatNpr(before, i18n.locale),
            after: formatNpr(after, i18n.locale),
            difference: formatWithSign(difference, formatNpr(Math.abs(difference), i18n.locale)),
            percent: formatWithSign(calculateChangePercent(before, after)),
          })}
        </Typography>
      )}
      {largest && (
        <Typography>
          <Trans
            id="Largest change: <0>{name}</0>, from {before} to {after} ({percent}%)"
            values={{
              name: largest.product.name,
              before: formatNpr(largest.before, i18n.locale),
              after: formatNpr(largest.after, i18n.locale),
              percent: formatWithSign(largest.percent),
            }}
            components={{
              0: (
                <Link component={RouterLink} underline="always" to={adminPaths.product(largest.product.id)} />
              ),
            }}
          />
        </Typography>
      )}
    </Box>
  );
}
