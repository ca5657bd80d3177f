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

test('the browser offers to fill in the shopper’s own data', () => {
  renderScreen(<Form audience="shopper" />);
  expect(getAutocompleteValues()).toEqual(['name', 'email', 'tel']);
});

test('the browser does not offer to fill in a staff member’s own data for a customer', () => {
  renderScreen(<Form audience="staff" />);
  expect(getAutocompleteValues()).toEqual(['off', 'off', 'off']);
});

test('an optional phone number is labelled as optional', () => {
  renderScreen(<Form audience="shopper" isPhoneOptional />);
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' }).hasAttribute('aria-required')).toBe(false);
});
