import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { DomainError } from '#domain/errors/errors.ts';
import { decodeSheet, MOST_SHEET_BYTES } from '#domain/sheets/decodeSheet.ts';
import { problemText } from '#web/locale/problemText.ts';

export interface PickedSheet {
  name: string;
  csv: string;
}

/** Far more than the store reads: a larger file is not even opened. */
const MOST_OPENED = 20 * MOST_SHEET_BYTES;

/** Reads the text of a chosen file, and tells why it is none. */
export function useSheetFile(onPick: (sheet: PickedSheet) => void) {
  const { i18n } = useLingui();
  const [problem, setProblem] = useState<string | null>(null);

  async function read(file: File) {
    try {
      if (file.size > MOST_OPENED) throw new DomainError('SHEET_TOO_LARGE', { most: MOST_SHEET_BYTES });
      const csv = decodeSheet(new Uint8Array(await file.arrayBuffer()));
      setProblem(null);
      onPick({ name: file.name, csv });
    } catch (error) {
      setProblem(
        error instanceof DomainError
          ? problemText(error)
          : i18n.t('The file could not be opened. Choose it again.'),
      );
    }
  }

  return { problem, read: (file: File) => void read(file) };
}
