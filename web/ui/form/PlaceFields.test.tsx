import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PlaceFields } from './PlaceFields.tsx';

function Form({ place }: { place: Record<string, string> }) {
  const form = useForm({ defaultValues: place });
  return (
    <FormProvider {...form}>
      <PlaceFields prefix="" />
    </FormProvider>
  );
}

const getSelectedValue = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;

test('place names that include their type or are in Nepali are matched to the lists', async () => {
  const place = {
    province: 'Bagmati Province',
    district: 'ललितपुर',
    municipality: 'Lalitpur Metropolitan City',
    ward: '९',
  };
  renderScreen(<Form place={place} />);
  await expect.poll(() => getSelectedValue(/^Municipality/), { timeout: 10_000 }).toBe('Lalitpur');
  expect([getSelectedValue(/^Province/), getSelectedValue(/^District/), getSelectedValue(/^Ward/)]).toEqual([
    'Bagmati',
    'Lalitpur',
    '9',
  ]);
});
