import { DomainError } from '#domain/errors/errors.ts';
import { sampleOf } from '#domain/sheets/readSheetTable.ts';
import type { GraphContext } from '#graph/context.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import type { CreateRemittanceInput, RemittancePreview, UserError } from '#graph/schema/schema.generated.ts';
import { type CourierList, openList, parcelsOf } from './courierList.ts';
import { settleLines } from './creditParcels.ts';
import { planLines } from './planLines.ts';
import { toLine } from './toLine.ts';

interface Previewed {
  remittance: null;
  preview: RemittancePreview | null;
  errors: UserError[];
}

/** What recording a remittance would do. If the list cannot be read, its columns are returned to choose from. */
export async function previewRemittance(
  context: GraphContext,
  input: CreateRemittanceInput,
): Promise<Previewed> {
  let list: CourierList | null = null;
  try {
    list = await openList(context, input);
    const planned = await planLines(context.prisma, input, parcelsOf(list, input));
    const held = new Map(planned.flatMap(({ order }) => (order ? [[order.id, order]] : [])));
    const settled = settleLines(planned, held, input);
    const lines = settled.map((line) =>
      toLine({ ...line, order: (line.orderId && held.get(line.orderId)) || null }, input),
    );
    const parcelsTotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const preview = { ...columnsOf(list), lines, parcelsTotal };
    return { remittance: null, preview, errors: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return {
      remittance: null,
      preview: list && { ...columnsOf(list), lines: [], parcelsTotal: 0 },
      errors: userErrors(error),
    };
  }
}

function columnsOf(list: CourierList | null) {
  return {
    columns: [...(list?.table.header ?? [])],
    sample: list ? sampleOf(list.table) : [],
    parcelColumn: list?.columns?.parcel ?? null,
    amountColumn: list?.columns?.amount ?? null,
  };
}
