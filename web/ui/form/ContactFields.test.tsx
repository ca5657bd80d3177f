import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';

function Form(props: Omit<ContactFieldsProps, 'within'>) {
  const form = useForm({ defaultValues: { name: '', email: '', phone: '' } });
  return (
    <FormProvider {...form}>
      <ContactFields within="" {...props} />
    </FormProvider>
  );
}

const offers = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));

test('the browser offers shoppers what it knows of them', () => {
  renderScreen(<Form filledInBy="shopper" />);
  expect(offers()).toEqual(['name', 'email', 'tel']);
});

test('of staff the browser offers nothing where they write of a customer', () => {
  renderScreen(<Form filledInBy="staff" />);
  expect(offers()).toEqual(['off', 'off', 'off']);
});

test('a phone that may be left out says so', () => {
  renderScreen(<Form filledInBy="shopper" phoneOptional />);
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' }).hasAttribute('aria-required')).toBe(false);
});
