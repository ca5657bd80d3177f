import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CameFields } from './CameFields.tsx';
import { toCameValues } from './takingValues.ts';

function Line() {
  const form = useForm({ defaultValues: { lines: [toCameValues('AS_NEW')] } });
  return (
    <FormProvider {...form}>
      <CameFields index={0} />
    </FormProvider>
  );
}

test('what is damaged stays off sale, and who ticks it all the same is told that it is sold again', async () => {
  renderScreen(<Line />);
  const restock = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Back into stock' });
  expect(restock.checked).toBe(true);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Condition/ }), 'Damaged');
  expect(restock.checked).toBe(false);
  expect(screen.queryByText(/for sale again/)).toBeNull();

  await userEvent.click(restock);
  expect(screen.getByText(/It will be for sale again/)).toBeDefined();
});
