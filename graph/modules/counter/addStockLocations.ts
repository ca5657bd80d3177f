import type { GraphContext } from '#graph/context.ts';
import { createUserError } from '#graph/errors/userErrors.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import type { CounterTerms } from '#graph/modules/quotes/counterTerms.ts';
import type { LineInput, UserError } from '#graph/schema/schema.generated.ts';
import { counterStock } from './counterStock.ts';

interface Sale {
  lines: readonly LineInput[];
  counterSale: Pick<CounterTerms, 'locationId' | 'fulfilment'>;
}

/** Adds the locations that have the item to each out-of-stock error of a sale. */
export async function addStockLocations(
  context: Pick<GraphContext, 'prisma' | 'direct' | 'snapshot'>,
  { lines, counterSale: { locationId, fulfilment } }: Sale,
  errors: UserError[],
): Promise<UserError[]> {
  const isMissing = ({ code, field }: UserError) =>
    code === 'OUT_OF_STOCK' && lines.some((_line, index) => field === toField(index));
  if (fulfilment !== 'COUNTER' || !errors.some(isMissing)) return errors;

  const selectedLines = await chooseVariants(context, lines);
  const variantIds = selectedLines.flatMap(({ variant }) => variant?.id ?? []);
  const stock = await counterStock(context, { variantIds, locationId });
  return errors.map((error) => {
    if (!isMissing(error)) return error;
    const variant = selectedLines[lines.findIndex((_line, index) => error.field === toField(index))]?.variant;
    const variantStock = stock.find(({ variantId }) => variantId === variant?.id);
    if (!variantStock || variantStock.elsewhere.length === 0) return error;
    const locationNames = variantStock.elsewhere
      .map(({ location, quantity }) => `${location} ${quantity}`)
      .join(', ');
    return createUserError(
      'STOCK_AT_OTHER_LOCATIONS',
      { count: variantStock.here, places: locationNames },
      error.field ?? undefined,
    );
  });
}

function toField(index: number): string {
  return `lines.${index}.quantity`;
}
