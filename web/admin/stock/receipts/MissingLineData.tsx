import { useLingui } from '@lingui/react';
import { Alert } from '@mui/material';

interface MissingLineDataProps {
  /** Number of lines without a cost. */
  missingCostCount: number;
  missingWeightCount: number;
}

/**
 * Warns of missing costs and weights in a goods receipt, because the margins and total weights cannot be computed later
 * if these values are missing.
 */
export function MissingLineData({ missingCostCount, missingWeightCount }: MissingLineDataProps) {
  const { i18n } = useLingui();
  if (missingCostCount + missingWeightCount === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {missingCostCount > 0 &&
        i18n.t(
          '{count, plural, one {# line has no cost, so its margin cannot be calculated.} other {# lines have no cost, so their margin cannot be calculated.}}',
          { count: missingCostCount },
        )}{' '}
      {missingWeightCount > 0 &&
        i18n.t('{count, plural, one {# line has no weight.} other {# lines have no weight.}}', {
          count: missingWeightCount,
        })}
    </Alert>
  );
}
