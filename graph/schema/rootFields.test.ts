import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { rootFields } from './rootFields.ts';

function names(query: string): string[] {
  const document = parse(query);
  const operation = getOperationAST(document);
  return operation ? rootFields(operation.selectionSet, document).map(({ name }) => name.value) : [];
}

test('the fields of fragments are asked too, also of those within them', () => {
  expect(
    names('{ a ...F ... on Query { c } } fragment F on Query { b ...G } fragment G on Query { d }'),
  ).toEqual(['a', 'b', 'd', 'c']);
});

test('a fragment that is not there asks for nothing', () => {
  expect(names('{ a ...Nothing }')).toEqual(['a']);
});

test('fragments that lead back to themselves, or double at every step, are looked through once', () => {
  expect(names('{ ...A } fragment A on Query { a ...B } fragment B on Query { b ...A }')).toEqual(['a', 'b']);
  const steps = Array.from(
    { length: 60 },
    (_, step) => `fragment F${step} on Query { ...F${step + 1} ...F${step + 1} }`,
  );
  expect(names(`{ ...F0 } ${steps.join(' ')} fragment F60 on Query { a }`)).toEqual(['a']);
});
