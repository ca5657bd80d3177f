import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { STATEMENT_METHODS, type StatementMethod } from '#domain/payments/reconciliation/statementColumns.ts';
import { CsvPicker } from '#web/admin/ui/csv/CsvPicker.tsx';
import { CsvSample } from '#web/admin/ui/csv/CsvSample.tsx';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { formatExcludedRows } from '../excludedText.ts';
import type {
  Statements_PreviewFragment as Preview,
  Statements_StatementFragment as Statement,
} from '../Statements.generated.ts';
import { MappingFields } from './MappingFields.tsx';
import { useLoadStatement } from './useLoadStatement.ts';

export interface LoadStatementDialogProps {
  method: StatementMethod;
  onLoaded: (statement: Statement) => void;
  onClose: () => void;
}

/** Loads a statement file after its columns are mapped and previewed. */
export function LoadStatementDialog({ method: initialMethod, onLoaded, onClose }: LoadStatementDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [method, setMethod] = useState<StatementMethod>(initialMethod);
  const { sheet: file, preview, mapping, problems, isBusy, loadPreview, load } = useLoadStatement(method);
  const isReadable = preview !== null && preview.rows !== null && problems.length === 0;

  async function loadStatement() {
    const statement = await load();
    if (!statement) return;
    onLoaded(statement);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {i18n.t('Import statement')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2, '& > *': { minWidth: 0 } }}>
        <SelectField
          label={i18n.t('Method')}
          value={method}
          options={STATEMENT_METHODS.map((option) => ({
            value: option,
            label: i18n.t(paymentTexts.method[option]),
          }))}
          onChange={(selectedMethod) => {
            const nextMethod = STATEMENT_METHODS.find((option) => option === selectedMethod) ?? method;
            setMethod(nextMethod);
            if (file) void loadPreview({ method: nextMethod, file });
          }}
        />
        <CsvPicker
          csvFile={file}
          isBusy={isBusy}
          onPick={(pickedFile) => void loadPreview({ method, file: pickedFile })}
        />
        {problems.map((problem) => (
          <FormAlert key={problem}>{problem}</FormAlert>
        ))}
        {preview && mapping && (
          <>
            <CsvSample columns={preview.columns} rows={preview.sample} />
            <Typography variant="h3">{i18n.t('Column mapping')}</Typography>
            {!preview.isMapped && (
              <Typography color="textSecondary">
                {i18n.t(
                  'The columns were detected automatically. Check them once; the mapping will be reused for the next file.',
                )}
              </Typography>
            )}
            <MappingFields
              columns={preview.columns}
              mapping={mapping}
              onChange={(newMapping) => file && void loadPreview({ method, file, mapping: newMapping })}
            />
            <PreviewText preview={preview} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isReadable}
          loading={isBusy}
          onClick={() => void loadStatement()}
        >
          {i18n.t('Import file')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows the values read from a file, so that staff notice a wrong column before loading. */
function PreviewText({ preview }: { preview: Preview }) {
  const { i18n } = useLingui();
  const { rows, leftOut, received, refunded, from, to } = preview;
  if (rows === null || !from || !to) return null;
  const formatDay = (isoDay: string) => formatDate(`${isoDay}T12:00:00+05:45`, i18n.locale);
  const formatAmount = (money: number | null) => formatExactNpr(money ?? 0, i18n.locale);
  return (
    <Typography role="status">
      {[
        i18n.t('{rows, plural, one {# row} other {# rows}}', { rows }),
        `${formatDay(from)} – ${formatDay(to)}`,
        i18n.t('in {amount}', { amount: formatAmount(received) }),
        i18n.t('out {amount}', { amount: formatAmount(refunded) }),
        formatExcludedRows(i18n, leftOut ?? []),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
}
