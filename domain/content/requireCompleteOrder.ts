import { DomainError } from '#domain/errors/errors.ts';

/** An order names everything that there is, each once; somebody whose list is older is told to look again. */
export function requireWholeOrder(ids: readonly string[], there: readonly { id: string }[]): void {
  const named = new Set(ids);
  const isWhole =
    named.size === ids.length && ids.length === there.length && there.every(({ id }) => named.has(id));
  if (!isWhole) throw new DomainError('ORDER_INCOMPLETE', 'ids');
}
