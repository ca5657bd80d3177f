import { DomainError } from '#domain/errors/errors.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import type { GraphContext } from '#graph/context.ts';
import { userErrors } from '#graph/errors.ts';
import type { NoteRemittanceInput, RemittancePreview, UserError } from '#graph/schema/schema.generated.ts';
import { planLines } from './planLines.ts';
import { type CourierList, openList, parcelsOf } from './readParcels.ts';
import { toLine } from './toLine.ts';

interface Previewed {
  remittance: null;
  preview: RemittancePreview | null;
  errors: UserError[];
}

/** What would become of a remittance; what cannot be read is told beside the columns, so that they can be chosen anew. */
export async function previewRemittance(
  context: GraphContext,
  input: NoteRemittanceInput,
): Promise<Previewed> {
  let list: CourierList | null = null;
  try {
    list = await openList(context, input);
    const lines = await planLines(context.prisma, parcelsOf(list, input));
    const sum = lines.reduce((all, { amountPaisa }) => all + amountPaisa, 0);
    const preview = { ...told(list), lines: lines.map(toLine), parcelsTotal: toNpr(sum) ?? 0 };
    return { remittance: null, preview, errors: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return {
      remittance: null,
      preview: list && { ...told(list), lines: [], parcelsTotal: 0 },
      errors: userErrors(error),
    };
  }
}

function told(list: CourierList | null) {
  return {
    columns: list?.header ?? [],
    sample: list?.sample ?? [],
    parcelColumn: list?.columns?.parcel ?? null,
    amountColumn: list?.columns?.amount ?? null,
  };
}
