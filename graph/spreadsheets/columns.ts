import type { Action } from '#domain/accounts/permissions.ts';
import { kathmanduDay, toWallClock } from '#domain/calendar/kathmandu.ts';
import type { ReadContext } from '#graph/context.ts';
import { nationalPhone } from './nationalPhone.ts';
import type { Cell } from './sheet.ts';

/** A column of an export. */
export interface ExportedColumn<Row> {
  /** Width in characters. */
  width: number;
  /** Number format of a date or number in a workbook. */
  format?: string;
  /** Permission needed in addition to that of the list. */
  needs?: Action;
  cell: Read<Row, Cell>;
}

type Read<Row, Value> = (row: Row, reading: ReadContext) => Value | Promise<Value>;
type Optional<Value> = Value | null | undefined;

export function text<Row>(read: Read<Row, Optional<string>>, width = 20): ExportedColumn<Row> {
  return { width, cell: async (row, reading) => (await read(row, reading)) ?? null };
}

/** Returns a column with `YES` or `NO`, which the export translates. */
export function yesOrNo<Row>(read: Read<Row, boolean>): ExportedColumn<Row> {
  return { width: 10, cell: async (row, reading) => ((await read(row, reading)) ? 'YES' : 'NO') };
}

export function phone<Row>(read: Read<Row, Optional<string>>): ExportedColumn<Row> {
  return text(async (row, reading) => {
    const e164 = await read(row, reading);
    return e164 && nationalPhone(e164);
  }, 16);
}

export function number<Row>(read: Read<Row, Optional<number>>, width = 12): ExportedColumn<Row> {
  return { width, cell: async (row, reading) => (await read(row, reading)) ?? null };
}

/** Returns a column in grams for a weight in mg. */
export function grams<Row>(read: Read<Row, Optional<number>>): ExportedColumn<Row> {
  return {
    width: 10,
    format: '0.00# "g"',
    cell: async (row, reading) => {
      const mg = await read(row, reading);
      return mg == null ? null : mg / 1000;
    },
  };
}

/** Returns a column with Kathmandu's date and time. */
export function instant<Row>(read: Read<Row, Optional<Date>>): ExportedColumn<Row> {
  return {
    width: 18,
    format: 'yyyy-mm-dd hh:mm',
    cell: async (row, reading) => {
      const at = await read(row, reading);
      return at ? toWallClock(at) : null;
    },
  };
}

/** Returns a column with Kathmandu's date. */
export function day<Row>(read: Read<Row, Optional<Date>>): ExportedColumn<Row> {
  return {
    width: 12,
    format: 'yyyy-mm-dd',
    cell: async (row, reading) => {
      const instant = await read(row, reading);
      return instant ? kathmanduDay(instant) : null;
    },
  };
}
