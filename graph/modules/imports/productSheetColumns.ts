import { z } from 'zod';
import { VALUE_COLUMNS, type ValueColumn } from '#domain/catalog/productSheet.ts';
import type { GraphContext } from '#graph/context.ts';
import { keptMapping } from '#graph/sheets/sheetMappings.ts';
import { isShopify } from './foreign/shopify.ts';
import { isWooCommerce } from './foreign/wooCommerce.ts';
import { guessColumns } from './guessColumns.ts';
import type { NewValues } from './importProduct.ts';
import { type NamedColumn, ownColumn } from './ownTable.ts';

export interface SheetColumns {
  source: 'OWN' | 'SHOPIFY' | 'WOOCOMMERCE' | 'REMEMBERED' | 'GUESSED';
  columns: NamedColumn[];
  values: { column: ValueColumn; value: string }[];
}

const keptSchema = z.object({
  columns: z.array(z.object({ column: z.string(), header: z.string() })),
  values: z.partialRecord(z.enum(VALUE_COLUMNS), z.string()),
});

/** What the columns of a file with these names are. */
export async function productSheetColumns(
  { prisma }: GraphContext,
  header: readonly string[],
): Promise<SheetColumns> {
  const table = { header };
  const kept = keptSchema.safeParse(await keptMapping(prisma, { purpose: 'PRODUCTS', table })).data;
  if (kept)
    return { source: 'REMEMBERED', columns: kept.columns.flatMap(toNamed), values: toValues(kept.values) };
  if (isShopify(table)) return { source: 'SHOPIFY', columns: [], values: [] };
  if (isWooCommerce(table)) return { source: 'WOOCOMMERCE', columns: [], values: [] };
  const columns = guessColumns(header);
  const isOwn = header.every((name) => name === '' || ownColumn(name));
  return { source: isOwn ? 'OWN' : 'GUESSED', columns, values: [] };
}

/** A column that a later version no longer has is left out. */
function toNamed({ column, header }: { column: string; header: string }): NamedColumn[] {
  const own = ownColumn(column);
  return own ? [{ column: own, header }] : [];
}

function toValues(values: NewValues): SheetColumns['values'] {
  return VALUE_COLUMNS.flatMap((column) => {
    const value = values[column];
    return value === undefined ? [] : [{ column, value }];
  });
}
