import type { Action } from '#domain/accounts/permissions.ts';
import { toKathmanduDay, toWallClock } from '#domain/calendar/kathmandu.ts';
import type { ReadContext } from '#graph/context.ts';
import type { Cell } from './sheet.ts';
import { toNationalPhone } from './toNationalPhone.ts';

/** A column of an export. */
export interface ExportedColumn<Row> {
  /** Width in characters. */
  width: number;
  /** Number format of a date or number in a workbook. */
  format?: string;
  /** Permission required in addition to the permission for the list. */
  needs?: Action;
  cell: ValueReader<Row, Cell>;
}

type ValueReader<Row, Value> = (row: Row, context: ReadContext) => Value | Promise<Value>;
type Optional<Value> = Value | null | undefined;

export function text<Row>(readValue: ValueReader<Row, Optional<string>>, width = 20): ExportedColumn<Row> {
  return { width, cell: async (row, context) => (await readValue(row, context)) ?? null };
}

/** Returns a column with `YES` or `NO`, which the export translates. */
export function yesOrNo<Row>(readValue: ValueReader<Row, boolean>): ExportedColumn<Row> {
  return { width: 10, cell: async (row, context) => ((await readValue(row, context)) ? 'YES' : 'NO') };
}

export function phone<Row>(readValue: ValueReader<Row, Optional<string>>): ExportedColumn<Row> {
  return text(async (row, context) => {
    const e164 = await readValue(row, context);
    return e164 && toNationalPhone(e164);
  }, 16);
}

export function number<Row>(readValue: ValueReader<Row, Optional<number>>, width = 12): ExportedColumn<Row> {
  return { width, cell: async (row, context) => (await readValue(row, context)) ?? null };
}

/** Returns a column in grams for a weight in mg. */
export function grams<Row>(readValue: ValueReader<Row, Optional<number>>): ExportedColumn<Row> {
  return {
    width: 10,
    format: '0.00# "g"',
    cell: async (row, context) => {
      const mg = await readValue(row, context);
      return mg == null ? null : mg / 1000;
    },
  };
}

/** Returns a column with the date and time in Kathmandu. */
export function instant<Row>(readValue: ValueReader<Row, Optional<Date>>): ExportedColumn<Row> {
  return {
    width: 18,
    format: 'yyyy-mm-dd hh:mm',
    cell: async (row, context) => {
      const at = await readValue(row, context);
      return at ? toWallClock(at) : null;
    },
  };
}

/** Returns a column with the date in Kathmandu. */
export function day<Row>(readValue: ValueReader<Row, Optional<Date>>): ExportedColumn<Row> {
  return {
    width: 12,
    format: 'yyyy-mm-dd',
    cell: async (row, context) => {
      const instant = await readValue(row, context);
      return instant ? toKathmanduDay(instant) : null;
    },
  };
}
