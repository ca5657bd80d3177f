import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ReturnWithLines } from './lockReturn.ts';

/**
 * Throws unless an exchange names a size that the product has, or describes the wish if there are several sizes. For
 * returns entered by the store, the wish is optional.
 */
export function assertExchangePreferences(
  { snapshot }: Pick<GraphContext, 'snapshot'>,
  { wish, isAskedFor, lines }: ReturnWithLines,
): void {
  if (wish !== 'EXCHANGE') return;
  for (const { position, wishedSize: size, wishedWords, orderLine } of lines) {
    const variants = (orderLine.productId && snapshot.product(orderLine.productId)?.parts.variants) || [];
    const field = `lines.${position}.wishedSize`;
    if (size !== null && !variants.some((variant) => variant.size === size))
      throw new DomainError('RETURN_WISH_NO_SUCH_SIZE', { size }, field);
    if (isAskedFor && size === null && wishedWords === null && variants.length > 1)
      throw new DomainError('RETURN_WISH_MISSING', field);
  }
}
