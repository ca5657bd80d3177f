import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { DomainError } from '#domain/errors/errors.ts';
import { decodeSpreadsheet, MAX_SPREADSHEET_BYTES } from '#domain/spreadsheets/decodeSpreadsheet.ts';
import { getProblemText } from '#web/locale/problemText.ts';

export interface CsvFile {
  name: string;
  csv: string;
}

/** Far above the server's limit; a larger file is not even opened. */
const MAX_READABLE_BYTES = 20 * MAX_SPREADSHEET_BYTES;

/** Reads the text of a chosen file, or reports why it cannot be read. */
export function useCsvFile(onPick: (csvFile: CsvFile) => void) {
  const { i18n } = useLingui();
  const [problem, setProblem] = useState<string | null>(null);

  async function readFile(file: File) {
    try {
      if (file.size > MAX_READABLE_BYTES)
        throw new DomainError('SHEET_TOO_LARGE', { most: MAX_SPREADSHEET_BYTES });
      const csv = decodeSpreadsheet(new Uint8Array(await file.arrayBuffer()));
      setProblem(null);
      onPick({ name: file.name, csv });
    } catch (error) {
      setProblem(
        error instanceof DomainError
          ? getProblemText(error)
          : i18n.t('Could not open the file. Choose it again.'),
      );
    }
  }

  return { problem, read: (file: File) => void readFile(file) };
}
