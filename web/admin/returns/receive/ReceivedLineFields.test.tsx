import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ReceivedLineFields } from './ReceivedLineFields.tsx';
import { toReceivedLineValues } from './receivingValues.ts';

function Line() {
  const form = useForm({ defaultValues: { lines: [toReceivedLineValues('AS_NEW')] } });
  return (
    <FormProvider {...form}>
      <ReceivedLineFields index={0} />
    </FormProvider>
  );
}

test('damaged items are not restocked by default; ticking Restock shows that they will go back on sale', async () => {
  renderScreen(<Line />);
  const restockCheckbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Restock' });
  expect(restockCheckbox.checked).toBe(true);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Condition/ }), 'Damaged');
  expect(restockCheckbox.checked).toBe(false);
  expect(screen.queryByText(/This item will go back on sale\./)).toBeNull();

  await userEvent.click(restockCheckbox);
  expect(screen.getByText(/This item will go back on sale\./)).toBeDefined();
});
