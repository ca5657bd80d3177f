import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { StatementMethod } from '#domain/payments/reconciliation/statementColumns.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { formatDate } from '#web/locale/formatTime.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { formatLoadResult } from './excludedText.ts';
import {
  type Statements_StatementFragment as Statement,
  useDeleteStatementMutation,
  useStatementsQuery,
} from './Statements.generated.ts';

/** Lists the imported statement files of a payment method. */
export function LoadedStatements({ method }: { method: StatementMethod }) {
  const { i18n } = useLingui();
  const { data } = useStatementsQuery({ variables: { method }, fetchPolicy: 'cache-and-network' });
  const [statementToRemove, setStatementToRemove] = useState<Statement | null>(null);
  const [removeStatement] = useDeleteStatementMutation({ refetchQueries: 'active' });
  if (!data || data.statements.length === 0) return null;
  const formatDay = (isoDay: string) => formatDate(`${isoDay}T12:00:00+05:45`, i18n.locale);
  return (
    <Panel title={i18n.t('Imported files')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.statements.map((statement) => (
          <Box
            component="li"
            key={statement.id}
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 },
              ...{ borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography>{statement.fileName}</Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  `${formatDay(statement.from)} – ${formatDay(statement.to)}`,
                  ...formatLoadResult(i18n, statement),
                  statement.loadedBy,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={i18n.t('Remove {name}', { name: statement.fileName })}
              onClick={() => setStatementToRemove(statement)}
            >
              {i18n.t('Remove')}
            </Button>
          </Box>
        ))}
      </Box>
      {statementToRemove && (
        <ConfirmDialog
          title={i18n.t('Remove {name}?', { name: statementToRemove.fileName })}
          text={i18n.t(
            'The file’s rows and the decisions about them will also be removed. Order payments will not change.',
          )}
          confirmLabel={i18n.t('Remove')}
          onConfirm={() => removeStatement({ variables: { input: { id: statementToRemove.id } } })}
          onClose={() => setStatementToRemove(null)}
        />
      )}
    </Panel>
  );
}
