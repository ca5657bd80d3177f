import { useLingui } from '@lingui/react';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { SHEET_COLUMNS, SHEET_EXAMPLES } from '#domain/catalog/productSheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readTable, sampleOf } from '#domain/sheets/readTable.ts';
import { AdminPage } from '#web/admin/layout/AdminPage.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { SheetPicker } from '#web/admin/ui/sheet/SheetPicker.tsx';
import { SheetSample } from '#web/admin/ui/sheet/SheetSample.tsx';
import type { PickedSheet } from '#web/admin/ui/sheet/useSheetFile.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { ImportResults } from './ImportResults.tsx';
import { useSheetImport } from './useSheetImport.ts';

/** Takes pieces from a sheet: a look at what would happen, then the same in earnest. */
export function ImportProductsPage() {
  const { i18n } = useLingui();
  const [sheet, setSheet] = useState<PickedSheet | null>(null);
  const { run, problem, start, stop } = useSheetImport();
  const sample = useMemo(() => sheet && sampleIn(sheet.csv), [sheet]);
  const wanted = (run?.pieces ?? []).filter(({ outcome }) => outcome === 'CREATED' || outcome === 'UPDATED');

  async function take(picked: PickedSheet) {
    setSheet(picked);
    await start(picked.csv, true);
  }

  return (
    <AdminPage
      title={i18n.t('Import products')}
      subtitle={i18n.t(
        'Upload a CSV file. Products whose SKU already exists are updated, the others are added as drafts.',
      )}
      actions={
        <Button variant="outlined" onClick={saveTemplate}>
          {i18n.t('Download the template')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Panel title={i18n.t('File')}>
          <SheetPicker
            sheet={sheet}
            isBusy={run?.isRunning ?? false}
            onPick={(picked) => void take(picked)}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {i18n.t(
              'An empty cell changes nothing; a single - clears the field. A product with sizes has one row per size. Sizes that are not listed stay as they are.',
            )}
          </Typography>
          {sample && (
            <Box sx={{ mt: 2 }}>
              <SheetSample columns={sample.columns} rows={sample.rows} />
            </Box>
          )}
        </Panel>
        <FormAlert>{problem}</FormAlert>
        {run && (
          <Panel
            title={run.dryRun ? i18n.t('What would happen') : i18n.t('What happened')}
            action={
              run.isRunning ? (
                <Button variant="outlined" onClick={stop}>
                  {i18n.t('Stop')}
                </Button>
              ) : (
                run.dryRun &&
                sheet && (
                  <Button
                    variant="contained"
                    disabled={wanted.length === 0}
                    onClick={() => void start(sheet.csv, false)}
                  >
                    {i18n.t('{count, plural, one {Import # product} other {Import # products}}', {
                      count: wanted.length,
                    })}
                  </Button>
                )
              )
            }
          >
            {run.isRunning && (
              <LinearProgress
                variant="determinate"
                value={(run.pieces.length / Math.max(1, run.total ?? 1)) * 100}
                aria-label={i18n.t('Import progress')}
                sx={{ mb: 2 }}
              />
            )}
            <ImportResults pieces={run.pieces} dryRun={run.dryRun} />
          </Panel>
        )}
      </Stack>
    </AdminPage>
  );
}

/** The first rows under the names of their columns; null where the store says why they cannot be read. */
function sampleIn(csv: string) {
  try {
    const table = readTable(csv);
    return { columns: table.header, rows: sampleOf(table) };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

function saveTemplate() {
  const examples = SHEET_EXAMPLES.map((example) => SHEET_COLUMNS.map((column) => example[column] ?? ''));
  const lines = [[...SHEET_COLUMNS], ...examples].map(toLine);
  // The mark tells spreadsheet programs that it is UTF-8.
  saveFile('products-template.csv', `\uFEFF${lines.join('\r\n')}\r\n`, 'text/csv');
}

function toLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
