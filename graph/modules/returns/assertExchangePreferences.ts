import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ReturnWithLines } from './lockReturn.ts';

/**
 * Throws if an exchange names a size that the product does not have, or if a customer neither names a size nor
 * describes the requested item although there are several sizes.
 */
export function assertExchangePreferences(
  { snapshot }: Pick<GraphContext, 'snapshot'>,
  { wish, isRequestedByCustomer, lines }: ReturnWithLines,
): void {
  if (wish !== 'EXCHANGE') return;
  for (const { position, exchangeSize: size, exchangePreference, orderLine } of lines) {
    const variants = (orderLine.productId && snapshot.getProduct(orderLine.productId)?.parts.variants) || [];
    const field = `lines.${position}.exchangeSize`;
    if (size !== null && !variants.some((variant) => variant.size === size))
      throw new DomainError('EXCHANGE_SIZE_NOT_FOUND', { size }, field);
    if (isRequestedByCustomer && size === null && exchangePreference === null && variants.length > 1)
      throw new DomainError('EXCHANGE_PREFERENCE_MISSING', field);
  }
}
