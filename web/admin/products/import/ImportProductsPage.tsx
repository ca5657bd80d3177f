import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Box, Button, Checkbox, FormControlLabel, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { EXAMPLE_ROWS, SPREADSHEET_COLUMNS } from '#domain/catalog/productSpreadsheet.ts';
import { startBulkJob } from '#web/admin/list/bulk/bulkJobs.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { CsvPicker } from '#web/admin/ui/csv/CsvPicker.tsx';
import { CsvSample } from '#web/admin/ui/csv/CsvSample.tsx';
import type { CsvFile } from '#web/admin/ui/csv/useCsvFile.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { saveFile } from '#web/ui/browser/saveFile.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { toColumnsInput } from './columnMapping.ts';
import { createPhotoJobs } from './createPhotoJobs.ts';
import { ImportResults } from './ImportResults.tsx';
import { useColumnMapping } from './useColumnMapping.ts';
import { useImportRun } from './useImportRun.ts';
import { useZipPhotos } from './useZipPhotos.ts';
import { ZipPanel } from './ZipPanel.tsx';

/** Imports products from a spreadsheet after a preview, and photos from a ZIP file. */
export function ImportProductsPage() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [pickedFile, setPickedFile] = useState<CsvFile | null>(null);
  const [shouldPublish, setShouldPublish] = useState(false);
  const { opened, problem: readProblem, open, change } = useColumnMapping();
  const { run, problem, start, stop, reset } = useImportRun();
  const importedProducts = (run?.products ?? []).filter(
    ({ outcome }) => outcome === 'CREATED' || outcome === 'UPDATED',
  );
  const photoCount = importedProducts.reduce((count, { images }) => count + images.length, 0);

  const zip = useZipPhotos({
    newProducts: run?.dryRun ? run.products.filter(({ outcome }) => outcome === 'CREATED') : [],
    onDone: (ids) => void publishWithPhoto(ids),
  });

  async function selectFile(csvFile: CsvFile) {
    setPickedFile(csvFile);
    reset();
    const openedImport = await open(csvFile);
    if (openedImport?.columnMapping.source === 'OWN') await start(csvFile.csv, { dryRun: true });
  }

  async function check(dryRun: boolean) {
    if (!opened) return;
    const { spreadsheet: csvFile, columnMapping } = opened;
    const products = await start(csvFile.csv, { dryRun, ...toColumnsInput(columnMapping) });
    if (dryRun || !products) return;
    // The ZIP's photos are added first, because a product published by the job needs a photo.
    const productIdsWithPhotos = await zip.addPhotosToImportedProducts();
    const importedIds = new Set(products.map(({ product }) => product?.id));
    await publishWithPhoto(productIdsWithPhotos.filter((id) => !importedIds.has(id)));
    await startJobs(
      createPhotoJobs(products, {
        publish: shouldPublish,
        title: i18n.t('Photos from {fileName}', { fileName: csvFile.name }),
        publishTitle: i18n.t('Publish products that have a photo'),
      }),
    );
  }

  async function startJobs(jobs: ReturnType<typeof createPhotoJobs>) {
    for (const job of jobs) {
      const { problem: startProblem } = await startBulkJob(client, job);
      if (startProblem !== undefined) notify.error(startProblem);
    }
  }

  async function publishWithPhoto(ids: string[]) {
    const change = { setProductStatus: { status: 'ACTIVE' } } as const;
    if (shouldPublish && ids.length > 0)
      await startJobs([{ change, title: i18n.t('Publish products that have a photo'), ids }]);
  }

  return (
    <AdminPage
      title={i18n.t('Import products')}
      subtitle={i18n.t(
        'Upload a CSV file. Products whose SKU already exists are updated; new products are added as drafts.',
      )}
      actions={
        <Button variant="outlined" onClick={saveTemplate}>
          {i18n.t('Download template')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Panel title={i18n.t('File')}>
          <CsvPicker
            csvFile={pickedFile}
            isBusy={run?.isRunning ?? false}
            onPick={(csvFile) => void selectFile(csvFile)}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {i18n.t(
              'An empty cell changes nothing; a single hyphen (-) clears the field. A product with sizes has one row per size. Sizes that are not listed do not change. Shopify and WooCommerce exports can be imported as they are.',
            )}
          </Typography>
          {opened && (
            <Box sx={{ mt: 2 }}>
              <CsvSample columns={opened.spreadsheet.header} rows={opened.spreadsheet.sample} />
            </Box>
          )}
        </Panel>
        <FormAlert>{readProblem ?? problem}</FormAlert>
        {opened && opened.columnMapping.source !== 'OWN' && (
          <ColumnsPanel
            {...opened}
            isBusy={run?.isRunning ?? false}
            onChange={(mapping) => {
              reset();
              change(mapping);
            }}
            onCheck={() => void check(true)}
          />
        )}
        {run && (
          <Panel
            title={run.dryRun ? i18n.t('Preview') : i18n.t('Result')}
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
                    disabled={importedProducts.length === 0}
                    onClick={() => void check(false)}
                  >
                    {i18n.t('{count, plural, one {Import # product} other {Import # products}}', {
                      count: importedProducts.length,
                    })}
                  </Button>
                )
              )
            }
          >
            {run.isRunning && (
              <LinearProgress
                variant="determinate"
                value={(run.products.length / Math.max(1, run.total ?? 1)) * 100}
                aria-label={i18n.t('Import progress')}
                sx={{ mb: 2 }}
              />
            )}
            {photoCount > 0 && (
              <Typography color="textSecondary" sx={{ mb: 1 }}>
                {i18n.t(
                  '{count, plural, one {# photo will be downloaded from its URL after the import.} other {# photos will be downloaded from their URLs after the import.}} Products that already have photos keep them.',
                  { count: photoCount },
                )}
              </Typography>
            )}
            <ImportResults products={run.products} dryRun={run.dryRun} />
          </Panel>
        )}
        <ZipPanel zip={zip} />
        <Panel title={i18n.t('Publish')}>
          <FormControlLabel
            label={i18n.t('Publish products that have a photo')}
            control={
              <Checkbox checked={shouldPublish} onChange={(_, isChecked) => setShouldPublish(isChecked)} />
            }
          />
          <Typography variant="body2" color="textSecondary">
            {i18n.t(
              'Products are published after the import, once their photos have been added. To be published, they also need a description and a price. Products without a photo remain drafts.',
            )}
          </Typography>
        </Panel>
      </Stack>
    </AdminPage>
  );
}

function saveTemplate() {
  const examples = EXAMPLE_ROWS.map((example) => SPREADSHEET_COLUMNS.map((column) => example[column] ?? ''));
  const lines = [[...SPREADSHEET_COLUMNS], ...examples].map(toLine);
  // The byte order mark makes spreadsheet programs read it as UTF-8.
  saveFile('products-template.csv', `\uFEFF${lines.join('\r\n')}\r\n`, 'text/csv');
}

function toLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
