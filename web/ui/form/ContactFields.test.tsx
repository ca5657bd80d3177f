import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';

function Form(props: Omit<ContactFieldsProps, 'prefix'>) {
  const form = useForm({ defaultValues: { name: '', email: '', phone: '' } });
  return (
    <FormProvider {...form}>
      <ContactFields prefix="" {...props} />
    </FormProvider>
  );
}

const getAutocompleteValues = () =>
  screen.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));

test('the browser offers shoppers to fill in their own data', () => {
  renderScreen(<Form filledInBy="shopper" />);
  expect(getAutocompleteValues()).toEqual(['name', 'email', 'tel']);
});

test('the browser offers staff no data of their own for a customer', () => {
  renderScreen(<Form filledInBy="staff" />);
  expect(getAutocompleteValues()).toEqual(['off', 'off', 'off']);
});

test('an optional phone number is labelled as optional', () => {
  renderScreen(<Form filledInBy="shopper" phoneOptional />);
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' }).hasAttribute('aria-required')).toBe(false);
});
