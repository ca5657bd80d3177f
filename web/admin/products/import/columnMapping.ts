import type { DefaultableColumn } from '#domain/catalog/productSpreadsheet.ts';
import type { ImportProductsInput, ProductSheetSource } from '#web/graphql/types.generated.ts';

/** An opened file, before anything is imported. */
export interface OpenedFile {
  name: string;
  csv: string;
  /** Column names and first rows of the file. */
  header: readonly string[];
  sample: readonly (readonly string[])[];
}

export interface ColumnMapping {
  source: ProductSheetSource;
  /** Import column by file column; empty for an ignored column. */
  columns: Readonly<Record<string, string>>;
  /** Default values for new products whose rows have none. */
  values: Readonly<Partial<Record<DefaultableColumn, string>>>;
}

/** Returns true if the server recognised all columns, so that none need to be mapped. */
export function isRecognised({ source }: ColumnMapping): boolean {
  return source === 'SHOPIFY' || source === 'WOOCOMMERCE' || source === 'OWN';
}

/** Converts the mapping into the input. */
export function toColumnsInput(mapping: ColumnMapping): Pick<ImportProductsInput, 'columns' | 'values'> {
  const columns = Object.entries(mapping.columns).flatMap(([header, column]) =>
    column === '' ? [] : [{ header, column }],
  );
  const values = Object.entries(mapping.values).flatMap(([column, value]) =>
    value ? [{ column, value }] : [],
  );
  return { ...(!isRecognised(mapping) && { columns }), ...(values.length > 0 && { values }) };
}
