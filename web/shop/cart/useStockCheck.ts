import { useAtomValue } from 'jotai';
import { type CheckedLine, checkLines } from '../checkout/cartCheck/cartCheck.ts';
import { toProductIds } from '../checkout/cartCheck/lineInputs.ts';
import { useCartStockQuery } from './CartStock.generated.ts';
import { cartAtom } from './cart.atoms.ts';

/** The lines of the cart beside the prices and the stock of now; empty until they are known. */
export function useStockCheck(): CheckedLine[] {
  const { items } = useAtomValue(cartAtom);
  const { data, previousData } = useCartStockQuery({
    variables: { ids: toProductIds(items).toSorted() },
    skip: items.length === 0,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const products = (data ?? previousData)?.products.edges.map(({ node }) => node);
  return products ? checkLines(items, products) : [];
}
