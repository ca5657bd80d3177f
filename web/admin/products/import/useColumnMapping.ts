import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { VALUE_COLUMNS } from '#domain/catalog/productSheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readSheetTable, sampleOf } from '#domain/sheets/readSheetTable.ts';
import type { PickedSheet } from '#web/admin/ui/sheet/useSheetFile.ts';
import { problemText } from '#web/locale/problemText.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { ProductSheetColumnsDocument, type ProductSheetColumnsQuery } from './ImportProducts.generated.ts';
import type { OpenedSheet, SheetReading } from './sheetReading.ts';

interface Opened {
  sheet: OpenedSheet;
  reading: SheetReading;
}

/** Opens a file and asks the store what its columns are. */
export function useSheetReading() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);

  async function open({ name, csv }: PickedSheet): Promise<Opened | null> {
    latest.current += 1;
    const mine = latest.current;
    setOpened(null);
    setProblem(null);
    try {
      const table = readSheetTable(csv);
      const { data } = await client.query({
        query: ProductSheetColumnsDocument,
        variables: { header: [...table.header] },
        fetchPolicy: 'network-only',
      });
      if (mine !== latest.current || !data) return null;
      const sheet = { name, csv, header: table.header, sample: sampleOf(table) };
      const known = { sheet, reading: toReading(data.productSheetColumns, table.header) };
      setOpened(known);
      return known;
    } catch (error) {
      if (mine !== latest.current) return null;
      const said = error instanceof DomainError ? problemText(error) : serverMessage(error);
      setProblem(said || i18n.t('The file could not be opened. Choose it again.'));
      return null;
    }
  }

  return {
    opened,
    problem,
    open,
    change: (reading: SheetReading) => setOpened((known) => known && { ...known, reading }),
  };
}

function toReading(
  { source, columns, values }: ProductSheetColumnsQuery['productSheetColumns'],
  header: readonly string[],
): SheetReading {
  const named = header.filter((name) => name !== '');
  return {
    source,
    columns: Object.fromEntries(
      named.map((name) => [name, columns.find((one) => one.header === name)?.column ?? '']),
    ),
    values: Object.fromEntries(
      VALUE_COLUMNS.map((column) => [column, values.find((one) => one.column === column)?.value ?? '']),
    ),
  };
}
