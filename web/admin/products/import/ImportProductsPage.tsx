import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Box, Button, Checkbox, FormControlLabel, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { SHEET_COLUMNS, SHEET_EXAMPLES } from '#domain/catalog/productSheet.ts';
import { startBulkJob } from '#web/admin/list/bulk/bulkJobs.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { SheetPicker } from '#web/admin/ui/sheet/SheetPicker.tsx';
import { SheetSample } from '#web/admin/ui/sheet/SheetSample.tsx';
import type { PickedSheet } from '#web/admin/ui/sheet/useSheetFile.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { ImportResults } from './ImportResults.tsx';
import { photographJobs } from './photographJobs.ts';
import { toColumnsInput } from './sheetReading.ts';
import { useSheetImport } from './useSheetImport.ts';
import { useSheetReading } from './useSheetReading.ts';
import { useZipPhotographs } from './useZipPhotographs.ts';
import { ZipPanel } from './ZipPanel.tsx';

/** Takes pieces from a sheet: a look at what would happen, then the same in earnest; and photographs from a ZIP file. */
export function ImportProductsPage() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [picked, setPicked] = useState<PickedSheet | null>(null);
  const [publish, setPublish] = useState(false);
  const { opened, problem: unread, open, change } = useSheetReading();
  const { run, problem, start, stop, forget } = useSheetImport();
  const wanted = (run?.pieces ?? []).filter(({ outcome }) => outcome === 'CREATED' || outcome === 'UPDATED');
  const photographs = wanted.reduce((count, { images }) => count + images.length, 0);

  const zip = useZipPhotographs({
    sheet: run?.dryRun ? run.pieces.filter(({ outcome }) => outcome === 'CREATED') : [],
    onDone: (ids) => void publishPhotographed(ids),
  });

  async function pick(sheet: PickedSheet) {
    setPicked(sheet);
    forget();
    const known = await open(sheet);
    if (known?.reading.source === 'OWN') await start(sheet.csv, { dryRun: true });
  }

  async function check(dryRun: boolean) {
    if (!opened) return;
    const { sheet, reading } = opened;
    const pieces = await start(sheet.csv, { dryRun, ...toColumnsInput(reading) });
    if (dryRun || !pieces) return;
    // First those of the ZIP: a product that is published by the job needs its photograph.
    const photographed = await zip.addToImported();
    const imported = new Set(pieces.map(({ product }) => product?.id));
    await publishPhotographed(photographed.filter((id) => !imported.has(id)));
    await startJobs(
      photographJobs(pieces, {
        publish,
        title: i18n.t('Photographs from {fileName}', { fileName: sheet.name }),
        publishTitle: i18n.t('Publish products that have a photograph'),
      }),
    );
  }

  async function startJobs(jobs: ReturnType<typeof photographJobs>) {
    for (const job of jobs) {
      const { problem: refused } = await startBulkJob(client, job);
      if (refused !== undefined) notify.error(refused);
    }
  }

  async function publishPhotographed(ids: string[]) {
    const change = { setProductStatus: { status: 'ACTIVE' } } as const;
    if (publish && ids.length > 0)
      await startJobs([{ change, title: i18n.t('Publish products that have a photograph'), ids }]);
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
          <SheetPicker sheet={picked} isBusy={run?.isRunning ?? false} onPick={(sheet) => void pick(sheet)} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {i18n.t(
              'An empty cell changes nothing; a single - clears the field. A product with sizes has one row per size. Sizes that are not listed stay as they are. Exports of Shopify and WooCommerce are read as they are.',
            )}
          </Typography>
          {opened && (
            <Box sx={{ mt: 2 }}>
              <SheetSample columns={opened.sheet.header} rows={opened.sheet.sample} />
            </Box>
          )}
        </Panel>
        <FormAlert>{unread ?? problem}</FormAlert>
        {opened && opened.reading.source !== 'OWN' && (
          <ColumnsPanel
            {...opened}
            isBusy={run?.isRunning ?? false}
            onChange={(reading) => {
              forget();
              change(reading);
            }}
            onCheck={() => void check(true)}
          />
        )}
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
                opened && (
                  <Button
                    variant="contained"
                    disabled={wanted.length === 0}
                    onClick={() => void check(false)}
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
            {photographs > 0 && (
              <Typography color="textSecondary" sx={{ mb: 1 }}>
                {i18n.t(
                  '{count, plural, one {# photograph is loaded from its address once the products are imported.} other {# photographs are loaded from their addresses once the products are imported.}} Products that have photographs keep them.',
                  { count: photographs },
                )}
              </Typography>
            )}
            <ImportResults pieces={run.pieces} dryRun={run.dryRun} />
          </Panel>
        )}
        <ZipPanel zip={zip} />
        <Panel title={i18n.t('Publish')}>
          <FormControlLabel
            label={i18n.t('Publish products that have a photograph')}
            control={<Checkbox checked={publish} onChange={(_, isChecked) => setPublish(isChecked)} />}
          />
          <Typography variant="body2" color="textSecondary">
            {i18n.t(
              'Once the products are imported and their photographs are added. They need a description and a price too. Products without a photograph stay drafts.',
            )}
          </Typography>
        </Panel>
      </Stack>
    </AdminPage>
  );
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
