import { useLingui } from '@lingui/react';
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { formatNumber } from '#domain/text/numbers.ts';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { StatCards } from '#web/admin/ui/StatCards.tsx';
import type { ReconciliationOutcome } from '#web/graphql/types.generated.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { outcomeTexts } from './outcomeTexts.ts';
import { ReconciledItem } from './ReconciledItem.tsx';
import type { ReconciliationQuery } from './Statements.generated.ts';

export interface ReconciliationResultsProps {
  reconciliation: ReconciliationQuery['reconciliation'];
  outcome: ReconciliationOutcome | null;
  offset: number;
  onShow: (changes: Record<string, string>) => void;
}

const PAGE_SIZE = 50;

/** Shows the sums of a reconciliation and the items to check. */
export function ReconciliationResults({
  reconciliation,
  outcome,
  offset,
  onShow,
}: ReconciliationResultsProps) {
  const { i18n } = useLingui();
  const { counts, received, refunded, fees, total, items } = reconciliation;
  const formatAmount = (money: number) => formatExactNpr(money, i18n.locale);
  const isEmpty = counts.every(({ count }) => count === 0);
  if (isEmpty)
    return (
      <EmptyState
        title={i18n.t('No statements for this period yet')}
        text={i18n.t('Import the file downloaded from the provider or bank.')}
      />
    );
  return (
    <>
      <StatCards
        figures={[
          { label: i18n.t('Received (statements)'), value: formatAmount(received) },
          { label: i18n.t('Paid out (statements)'), value: formatAmount(refunded) },
          { label: i18n.t('Fees'), value: formatAmount(fees) },
        ]}
      />
      <Box sx={{ overflowX: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={outcome ?? ''}
          aria-label={i18n.t('Rows to show')}
          onChange={(_event, value) => value !== null && onShow({ outcome: value })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          <ToggleButton value="">{i18n.t('To review')}</ToggleButton>
          {counts.map(({ outcome: candidate, count }) => (
            <ToggleButton key={candidate} value={candidate}>
              {`${i18n.t(outcomeTexts[candidate].text)} (${formatNumber(count, i18n.locale)})`}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {items.length === 0 ? (
        <EmptyState
          title={outcome ? i18n.t('Nothing in this view') : i18n.t('Everything matches')}
          text={
            outcome
              ? undefined
              : i18n.t('Every statement row matches a payment, and every payment matches a row.')
          }
        />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {items.map((item) => (
            <ReconciledItem key={item.id} item={item} />
          ))}
        </Box>
      )}
      {total > PAGE_SIZE && (
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button
            disabled={offset === 0}
            onClick={() => onShow({ offset: String(Math.max(0, offset - PAGE_SIZE)) })}
          >
            {i18n.t('Previous')}
          </Button>
          <Button
            disabled={offset + PAGE_SIZE >= total}
            onClick={() => onShow({ offset: String(offset + PAGE_SIZE) })}
          >
            {i18n.t('Next')}
          </Button>
        </Stack>
      )}
    </>
  );
}
