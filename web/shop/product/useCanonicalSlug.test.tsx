import { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { act, screen } from '@testing-library/react';
import type { DocumentNode, SelectionSetNode } from 'graphql';
import { useLocation, useParams } from 'react-router-dom';
import { NEVER, type Observable, of } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useProductPageQuery } from './ProductPage.generated.ts';
import { useCanonicalSlug } from './useCanonicalSlug.ts';

let requests: unknown[];

beforeEach(() => {
  requests = [];
});

/** Product with the id `ring-id`, the slug `new-ring` and the former slug `old-ring`. Other products do not exist. */
const link = new ApolloLink(({ operationName, variables, query }): Observable<ApolloLink.Result> => {
  if (operationName !== 'ProductPage') return NEVER;
  requests.push(variables.id);
  const [product] = getMainDefinition(query).selectionSet.selections;
  const names = product?.kind === 'Field' ? collectFieldNames(product.selectionSet, query) : [];
  const nullFields = Object.fromEntries(names.map((name) => [name, null]));
  const productData = { ...nullFields, __typename: 'Product', id: 'ring-id', slug: 'new-ring' };
  return of({ data: { product: variables.id === 'nothing' ? null : productData } });
});

function collectFieldNames(selectionSet: SelectionSetNode | undefined, query: DocumentNode): string[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === 'Field') return [selection.name.value];
    if (selection.kind !== 'FragmentSpread') return [];
    const fragment = query.definitions.find(
      (definition) =>
        definition.kind === 'FragmentDefinition' && definition.name.value === selection.name.value,
    );
    return fragment && 'selectionSet' in fragment ? collectFieldNames(fragment.selectionSet, query) : [];
  });
}

function ProductScreen() {
  const { id = '' } = useParams();
  const { data } = useProductPageQuery({ variables: { id } });
  const { pathname, search } = useLocation();
  useCanonicalSlug(id, data);
  return (
    <h1>
      {pathname + search}: {data?.product?.slug ?? 'nothing'}
    </h1>
  );
}

async function openPath(path: string) {
  renderScreen(<ProductScreen />, { at: path, path: '/products/:id', link });
  await act(() => new Promise(setImmediate));
  await act(() => new Promise(setImmediate));
  return screen.getByRole('heading').textContent;
}

test('replaces a former slug with the current one without another request', async () => {
  expect(await openPath('/products/old-ring?size=14')).toBe('/products/new-ring?size=14: new-ring');
  expect(requests).toEqual(['old-ring']);
});

test.each(['new-ring', 'ring-id'])('keeps the URL %s', async (idOrSlug) => {
  expect(await openPath(`/products/${idOrSlug}`)).toBe(`/products/${idOrSlug}: new-ring`);
  expect(requests).toEqual([idOrSlug]);
});

test('keeps the URL of an unknown product', async () => {
  expect(await openPath('/products/nothing')).toBe('/products/nothing: nothing');
});
