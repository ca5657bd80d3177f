import { DomainError } from '#domain/errors/errors.ts';
import { getPreviewRows } from '#domain/spreadsheets/readTable.ts';
import type { GraphContext } from '#graph/context.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import type { CreateRemittanceInput, RemittancePreview, UserError } from '#graph/schema/schema.generated.ts';
import { type CarrierList, openCarrierList, resolveParcels } from './carrierList.ts';
import { settleLines } from './creditParcels.ts';
import { planLines } from './planLines.ts';
import { toLine } from './toLine.ts';

interface RemittancePreviewResult {
  remittance: null;
  preview: RemittancePreview | null;
  errors: UserError[];
}

/** Returns the effect of recording a remittance. If the list cannot be read, returns its columns to choose from. */
export async function previewRemittance(
  context: GraphContext,
  input: CreateRemittanceInput,
): Promise<RemittancePreviewResult> {
  let list: CarrierList | null = null;
  try {
    list = await openCarrierList(context, input);
    const plannedLines = await planLines(context.prisma, input, resolveParcels(list, input));
    const lockedOrders = new Map(plannedLines.flatMap(({ order }) => (order ? [[order.id, order]] : [])));
    const settledLines = settleLines(plannedLines, lockedOrders, input);
    const lines = settledLines.map((line) =>
      toLine({ ...line, order: (line.orderId && lockedOrders.get(line.orderId)) || null }, input),
    );
    const parcelsTotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const preview = { ...describeColumns(list), lines, parcelsTotal };
    return { remittance: null, preview, errors: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return {
      remittance: null,
      preview: list && { ...describeColumns(list), lines: [], parcelsTotal: 0 },
      errors: toUserErrors(error),
    };
  }
}

function describeColumns(list: CarrierList | null) {
  return {
    columns: [...(list?.table.header ?? [])],
    sample: list ? getPreviewRows(list.table) : [],
    parcelColumn: list?.columns?.parcel ?? null,
    amountColumn: list?.columns?.amount ?? null,
  };
}
