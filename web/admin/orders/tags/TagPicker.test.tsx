import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { TagPicker } from './TagPicker.tsx';

const createTag = (id: string, name: string) => ({
  __typename: 'OrderTag',
  id,
  name,
  colour: 'PLAIN',
  orderCount: 0,
});

test('Enter chooses the typed tag, or creates it', async () => {
  const createdNames: string[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'OrderTags') return of({ data: { orderTags: [createTag('1', 'Gift wrap')] } });
    if (operationName !== 'CreateOrderTag') return NEVER;
    createdNames.push(variables.input.name);
    return of({ data: { createOrderTag: { tag: createTag('2', variables.input.name), errors: [] } } });
  });
  const onChange = vi.fn();
  renderScreen(<TagPicker selectedIds={[]} onChange={onChange} />, { link });
  const field = await screen.findByLabelText('Tags');
  await userEvent.type(field, 'gift wrap{Enter}');
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['1']));
  await userEvent.type(field, 'Gift{Enter}');
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['2']));
  expect(createdNames).toEqual(['Gift']);
});
