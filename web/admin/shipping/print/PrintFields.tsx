import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel, FormGroup, FormHelperText } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { MAX_PRINTED_ORDERS, PRINT_DOCUMENTS, type PrintDocument } from '#domain/orders/printDocuments.ts';
import { NoPanAlert } from '#web/admin/billing/NoPanAlert.tsx';
import type { BulkInputFormProps } from '#web/admin/list/bulkAction.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';

const documentTexts: Record<PrintDocument, string> = {
  SLIPS: /*i18n*/ 'Packing slips',
  INVOICES: /*i18n*/ 'Invoices',
  LABELS: /*i18n*/ 'Address labels (A6)',
};

const STORAGE_KEY = 'printed';

/** Returns the documents last selected on this device, because staff usually print the same documents. */
function readStoredDocuments(): PrintDocument[] {
  const storedChoice = (deviceStorage.readText(STORAGE_KEY) ?? 'SLIPS').split(',');
  return PRINT_DOCUMENTS.filter((printDocument) => storedChoice.includes(printDocument));
}

/** Selects which documents of the selected orders to print. */
export function PrintFields({ count, answer, onAnswer }: BulkInputFormProps) {
  const { i18n } = useLingui();
  const selectedDocuments = (answer as PrintDocument[] | undefined) ?? [];
  const begin = useEffectEvent(() => selectDocuments(readStoredDocuments()));
  useEffect(() => begin(), []);

  function selectDocuments(newDocuments: readonly PrintDocument[]) {
    deviceStorage.writeText(STORAGE_KEY, newDocuments.join(','));
    onAnswer(newDocuments.length > 0 ? newDocuments : undefined);
  }

  return (
    <FormGroup role="group" aria-label={i18n.t('What to print')}>
      {PRINT_DOCUMENTS.map((documentOption) => (
        <FormControlLabel
          key={documentOption}
          label={i18n.t(documentTexts[documentOption])}
          control={
            <Checkbox
              checked={selectedDocuments.includes(documentOption)}
              onChange={(_event, isChecked) =>
                selectDocuments(
                  PRINT_DOCUMENTS.filter((printDocument) =>
                    printDocument === documentOption ? isChecked : selectedDocuments.includes(printDocument),
                  ),
                )
              }
            />
          }
        />
      ))}
      <FormHelperText>
        {count > MAX_PRINTED_ORDERS
          ? i18n.t('One file opens for every {most} orders.', { most: MAX_PRINTED_ORDERS })
          : i18n.t(
              'Everything is combined into one file for printing, with the labels at the end. Cancelled orders have no label.',
            )}
      </FormHelperText>
      {selectedDocuments.includes('INVOICES') && (
        <>
          <FormHelperText>
            {i18n.t(
              'An invoice gets its number when the order is in preparation. Before that, a proforma invoice without a number is printed.',
            )}
          </FormHelperText>
          <NoPanAlert />
        </>
      )}
    </FormGroup>
  );
}
