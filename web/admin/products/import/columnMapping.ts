import type { ValueColumn } from '#domain/catalog/productSheet.ts';
import type { ImportProductsInput, ProductSheetSource } from '#web/graphql/types.generated.ts';

/** A file that was opened, before anything of it is imported. */
export interface OpenedSheet {
  name: string;
  csv: string;
  /** The names of its columns, and its first rows. */
  header: readonly string[];
  sample: readonly (readonly string[])[];
}

/** How the columns of a file are taken. */
export interface SheetReading {
  source: ProductSheetSource;
  /** The column of the sheet by the name of the file's column; empty for one that is left out. */
  columns: Readonly<Record<string, string>>;
  /** What new products have where their rows do not say so. */
  values: Readonly<Partial<Record<ValueColumn, string>>>;
}

/** Returns true if the store reads the columns as they are, so that nobody has to say what they are. */
export function isReadAsItIs({ source }: SheetReading): boolean {
  return source === 'SHOPIFY' || source === 'WOOCOMMERCE' || source === 'OWN';
}

/** The same as the server is told it. */
export function toColumnsInput(reading: SheetReading): Pick<ImportProductsInput, 'columns' | 'values'> {
  const columns = Object.entries(reading.columns).flatMap(([header, column]) =>
    column === '' ? [] : [{ header, column }],
  );
  const values = Object.entries(reading.values).flatMap(([column, value]) =>
    value ? [{ column, value }] : [],
  );
  return { ...(!isReadAsItIs(reading) && { columns }), ...(values.length > 0 && { values }) };
}
