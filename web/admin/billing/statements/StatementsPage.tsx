import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { STATEMENT_METHODS } from '#domain/payments/reconciliation/statementColumns.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { DayField } from '../DayField.tsx';
import { ReconciliationTabs } from '../ReconciliationTabs.tsx';
import { formatLoadResult } from './excludedText.ts';
import { LoadedStatements } from './LoadedStatements.tsx';
import { LoadStatementDialog } from './load/LoadStatementDialog.tsx';
import { ReconciliationResults } from './ReconciliationResults.tsx';
import { useReconciliationQuery } from './Statements.generated.ts';
import { useReconciliation } from './useReconciliation.ts';

/** Compares statements of providers and the bank with the ledger. */
export function StatementsPage() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);
  const { today, method, from, to, outcome, offset, show } = useReconciliation();
  const isPeriodReversed = from > to;
  const { data, error, refetch } = useReconciliationQuery({
    variables: { method, from, to, outcome, offset },
    fetchPolicy: 'cache-and-network',
    skip: isPeriodReversed,
  });
  return (
    <AdminPage
      title={i18n.t('Reconciliation')}
      subtitle={i18n.t('Provider and bank transactions, matched with order payments.')}
      actions={
        <Button variant="contained" onClick={() => setLoading(true)}>
          {i18n.t('Import statement')}
        </Button>
      }
    >
      <ReconciliationTabs />
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <Box sx={{ width: 200 }}>
            <SelectField
              label={i18n.t('Method')}
              value={method}
              options={STATEMENT_METHODS.map((option) => ({
                value: option,
                label: i18n.t(paymentTexts.method[option]),
              }))}
              onChange={(selectedMethod) => show({ method: selectedMethod })}
            />
          </Box>
          <DayField
            label={i18n.t('First day')}
            value={from}
            max={today}
            onChange={(day) => show({ from: day })}
          />
          <DayField label={i18n.t('Last day')} value={to} max={today} onChange={(day) => show({ to: day })} />
        </Stack>
        {isPeriodReversed ? (
          <Alert severity="warning" variant="outlined">
            {i18n.t('The last day can’t be before the first.')}
          </Alert>
        ) : data ? (
          <ReconciliationResults
            reconciliation={data.reconciliation}
            outcome={outcome}
            offset={offset}
            onShow={show}
          />
        ) : error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <Skeleton aria-hidden variant="rounded" height={360} />
        )}
        <LoadedStatements method={method} />
      </Stack>
      {isLoading && (
        <LoadStatementDialog
          method={method}
          onLoaded={(statement) => {
            show({ method: statement.method, from: statement.from, to: statement.to, outcome: '' });
            notify.success(formatLoadResult(i18n, statement).join(' · '));
          }}
          onClose={() => setLoading(false)}
        />
      )}
    </AdminPage>
  );
}
