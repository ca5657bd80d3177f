import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { DEFAULTABLE_COLUMNS } from '#domain/catalog/productSpreadsheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { getPreviewRows, readTable } from '#domain/spreadsheets/readTable.ts';
import type { CsvFile } from '#web/admin/ui/csv/useCsvFile.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import type { ColumnMapping, OpenedFile } from './columnMapping.ts';
import { ProductSheetColumnsDocument, type ProductSheetColumnsQuery } from './ImportProducts.generated.ts';

interface OpenedImport {
  spreadsheet: OpenedFile;
  columnMapping: ColumnMapping;
}

/** Opens a file and requests the mapping of its columns. */
export function useColumnMapping() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [openedFile, setOpenedFile] = useState<OpenedImport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latestRequestNumber = useRef(0);

  async function open({ name, csv }: CsvFile): Promise<OpenedImport | null> {
    latestRequestNumber.current += 1;
    const requestNumber = latestRequestNumber.current;
    setOpenedFile(null);
    setProblem(null);
    try {
      const table = readTable(csv);
      const { data } = await client.query({
        query: ProductSheetColumnsDocument,
        variables: { header: [...table.header] },
        fetchPolicy: 'network-only',
      });
      if (requestNumber !== latestRequestNumber.current || !data) return null;
      const spreadsheet = { name, csv, header: table.header, sample: getPreviewRows(table) };
      const newFile = {
        spreadsheet,
        columnMapping: toColumnMapping(data.productSheetColumns, table.header),
      };
      setOpenedFile(newFile);
      return newFile;
    } catch (error) {
      if (requestNumber !== latestRequestNumber.current) return null;
      const errorText = error instanceof DomainError ? getProblemText(error) : getServerMessage(error);
      setProblem(errorText || i18n.t('Could not open the file. Choose it again.'));
      return null;
    }
  }

  return {
    opened: openedFile,
    problem,
    open,
    change: (columnMapping: ColumnMapping) =>
      setOpenedFile((currentFile) => currentFile && { ...currentFile, columnMapping }),
  };
}

function toColumnMapping(
  { source, columns, values }: ProductSheetColumnsQuery['productSheetColumns'],
  header: readonly string[],
): ColumnMapping {
  const columnNames = header.filter((name) => name !== '');
  return {
    source,
    columns: Object.fromEntries(
      columnNames.map((name) => [name, columns.find((candidate) => candidate.header === name)?.column ?? '']),
    ),
    values: Object.fromEntries(
      DEFAULTABLE_COLUMNS.map((column) => [
        column,
        values.find((candidate) => candidate.column === column)?.value ?? '',
      ]),
    ),
  };
}
