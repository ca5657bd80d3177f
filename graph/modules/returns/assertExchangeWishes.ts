import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { HeldReturn } from './withReturn.ts';

/**
 * That an exchange says what for, as far as it can be chosen: a size which the piece has, or words where it has several. What
 * the store enters itself may leave that open.
 */
export function expectWishes(
  { snapshot }: Pick<GraphContext, 'snapshot'>,
  { wish, isAskedFor, lines }: HeldReturn,
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
