import { useLingui } from '@lingui/react';
import { Alert } from '@mui/material';

interface MissingOfLinesProps {
  /** How many lines say nothing of it. */
  withoutCost: number;
  withoutWeight: number;
}

/** What a receipt does without, so that nobody leaves it out unawares: its margin or its weight cannot be told later. */
export function MissingOfLines({ withoutCost, withoutWeight }: MissingOfLinesProps) {
  const { i18n } = useLingui();
  if (withoutCost + withoutWeight === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {withoutCost > 0 &&
        i18n.t(
          '{count, plural, one {# line has no cost: its margin is not known.} other {# lines have no cost: their margin is not known.}}',
          { count: withoutCost },
        )}{' '}
      {withoutWeight > 0 &&
        i18n.t('{count, plural, one {# line was not weighed.} other {# lines were not weighed.}}', {
          count: withoutWeight,
        })}
    </Alert>
  );
}
