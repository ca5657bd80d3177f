import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { collectRootFields } from './collectRootFields.ts';

function listNames(query: string): string[] {
  const document = parse(query);
  const operation = getOperationAST(document);
  return operation ? collectRootFields(operation.selectionSet, document).map(({ name }) => name.value) : [];
}

test('includes the fields of fragments and nested fragments', () => {
  expect(
    listNames('{ a ...F ... on Query { c } } fragment F on Query { b ...G } fragment G on Query { d }'),
  ).toEqual(['a', 'b', 'd', 'c']);
});

test('ignores a missing fragment', () => {
  expect(listNames('{ a ...Nothing }')).toEqual(['a']);
});

test('visits cyclic and exponentially nested fragments once', () => {
  expect(listNames('{ ...A } fragment A on Query { a ...B } fragment B on Query { b ...A }')).toEqual([
    'a',
    'b',
  ]);
  const steps = Array.from(
    { length: 60 },
    (_, step) => `fragment F${step} on Query { ...F${step + 1} ...F${step + 1} }`,
  );
  expect(listNames(`{ ...F0 } ${steps.join(' ')} fragment F60 on Query { a }`)).toEqual(['a']);
});
