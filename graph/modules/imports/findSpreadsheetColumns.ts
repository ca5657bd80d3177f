import { z } from 'zod';
import { DEFAULTABLE_COLUMNS, type DefaultableColumn } from '#domain/catalog/productSpreadsheet.ts';
import type { GraphContext } from '#graph/context.ts';
import { findMapping } from '#graph/spreadsheets/sheetMappings.ts';
import { detectColumns } from './detectColumns.ts';
import { isShopify } from './foreign/shopify.ts';
import { isWooCommerce } from './foreign/wooCommerce.ts';
import type { NewProductDefaults } from './importProduct.ts';
import { findColumnByName, type NamedColumn } from './normaliseTable.ts';

export interface SpreadsheetColumnMapping {
  source: 'OWN' | 'SHOPIFY' | 'WOOCOMMERCE' | 'SAVED' | 'DETECTED';
  columns: NamedColumn[];
  values: { column: DefaultableColumn; value: string }[];
}

const storedMappingSchema = z.object({
  columns: z.array(z.object({ column: z.string(), header: z.string() })),
  values: z.partialRecord(z.enum(DEFAULTABLE_COLUMNS), z.string()),
});

/** Returns the column mapping for a file with this header: the saved one, that of a known format, or a guess. */
export async function findSpreadsheetColumns(
  { prisma }: GraphContext,
  header: readonly string[],
): Promise<SpreadsheetColumnMapping> {
  const table = { header };
  const storedMapping = storedMappingSchema.safeParse(
    await findMapping(prisma, { purpose: 'PRODUCTS', table }),
  ).data;
  if (storedMapping)
    return {
      source: 'SAVED',
      columns: storedMapping.columns.flatMap(toNamedColumns),
      values: toValues(storedMapping.values),
    };
  if (isShopify(table)) return { source: 'SHOPIFY', columns: [], values: [] };
  if (isWooCommerce(table)) return { source: 'WOOCOMMERCE', columns: [], values: [] };
  const columns = detectColumns(header);
  const isOwnList = header.every((name) => name === '' || findColumnByName(name));
  return { source: isOwnList ? 'OWN' : 'DETECTED', columns, values: [] };
}

/** Omits columns that no longer exist. */
function toNamedColumns({ column, header }: { column: string; header: string }): NamedColumn[] {
  const knownColumn = findColumnByName(column);
  return knownColumn ? [{ column: knownColumn, header }] : [];
}

function toValues(values: NewProductDefaults): SpreadsheetColumnMapping['values'] {
  return DEFAULTABLE_COLUMNS.flatMap((column) => {
    const value = values[column];
    return value === undefined ? [] : [{ column, value }];
  });
}
