import { ApolloLink } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { useLocation, useParams } from 'react-router-dom';
import { type Observable, of } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useProductPageQuery } from './ProductPage.generated.ts';
import { useMovedAddress } from './useMovedAddress.ts';

let asked: unknown[];

beforeEach(() => {
  asked = [];
});

/** A piece that has the id `ring-id` and the address `new-ring`, and had `old-ring` before. */
const link = new ApolloLink(({ variables, query }): Observable<ApolloLink.Result> => {
  asked.push(variables.id);
  const whole = fieldsOf(query.definitions.find(({ kind }) => kind === 'OperationDefinition'));
  const product = { ...whole.product, __typename: 'Product', id: 'ring-id', slug: 'new-ring' };
  return of({ data: { product: variables.id === 'nothing' ? null : product } });
});

/** An answer in which every field is null. */
function fieldsOf(node: unknown): Record<string, object> {
  const { selectionSet } = (node ?? {}) as {
    selectionSet?: { selections: { kind: string; name: { value: string } }[] };
  };
  return Object.fromEntries(
    (selectionSet?.selections ?? []).flatMap((part) =>
      part.kind === 'Field' ? [[part.name.value, fieldsOf(part)]] : [],
    ),
  );
}

function Piece() {
  const { id = '' } = useParams();
  const { data } = useProductPageQuery({ variables: { id } });
  const { pathname, search } = useLocation();
  useMovedAddress(id, data);
  return (
    <h1>
      {pathname + search}: {data?.product?.slug ?? 'nothing'}
    </h1>
  );
}

async function open(at: string) {
  renderScreen(<Piece />, { at, path: '/products/:id', link });
  await act(() => new Promise(setImmediate));
  await act(() => new Promise(setImmediate));
  return screen.getByRole('heading').textContent;
}

test('an address that a piece had is replaced by its present one, and nothing is asked again', async () => {
  expect(await open('/products/old-ring?size=14')).toBe('/products/new-ring?size=14: new-ring');
  expect(asked).toEqual(['old-ring']);
});

test.each(['new-ring', 'ring-id'])('the address %s stays', async (address) => {
  expect(await open(`/products/${address}`)).toBe(`/products/${address}: new-ring`);
  expect(asked).toEqual([address]);
});

test('an address of nothing stays', async () => {
  expect(await open('/products/nothing')).toBe('/products/nothing: nothing');
});
