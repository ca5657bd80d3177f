import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { CreatePaymentLinkInput } from '#web/graphql/types.generated.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PaymentLinkDialog } from './PaymentLinkDialog.tsx';

const order = {
  id: '7',
  number: 'JW-7K2M9QX4TB',
  contact: { email: 'sita@example.com', phone: '+9779841000000' },
};
const createdLink = {
  __typename: 'CreatedPaymentLink',
  url: 'https://shop.example/#/pay/t',
  text: 'Aabhushan: NPR 11,800. Pay here: https://shop.example/#/pay/t',
  payableUntil: '2026-12-04T06:15:00Z',
  mailedTo: null,
};

function open(
  respond: (input: CreatePaymentLinkInput) => { link: object | null; errors: object[] },
  overrides = order,
) {
  const inputs: CreatePaymentLinkInput[] = [];
  const onCreated = vi.fn();
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'CreatePaymentLink') return NEVER;
    inputs.push(variables.input);
    return of({ data: { createPaymentLink: respond(variables.input) } });
  });
  renderScreen(<PaymentLinkDialog order={overrides} onCreated={onCreated} onClose={() => {}} />, { link });
  return { inputs, onMade: onCreated };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the link is emailed to the customer, and the email address and deadline are shown', async () => {
  const { inputs, onMade: onCreated } = open(({ email }) => ({
    link: { ...createdLink, mailedTo: email },
    errors: [],
  }));
  await press('Send by email');
  expect(inputs).toEqual([{ id: '7', mail: true, email: 'sita@example.com' }]);
  expect(
    await screen.findByText(/^Sent to sita@example.com. The link is valid until 4 Dec 2026/),
  ).toBeTruthy();
  expect(onCreated).toHaveBeenCalledOnce();
});

test('without an email address a link is created to copy or send in a message', async () => {
  const overrides = { ...order, contact: { ...order.contact, email: '' } };
  const { inputs } = open(() => ({ link: createdLink, errors: [] }), overrides);
  await press('Create a link to copy');
  expect(inputs).toEqual([{ id: '7', mail: false }]);
  expect(await screen.findByDisplayValue(createdLink.text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/9779841000000?text=${encodeURIComponent(createdLink.text)}`,
  );
});

test('a problem with the email address is shown at its field', async () => {
  const emailError = {
    ...{ __typename: 'UserError', code: 'INVALID', reason: 'NO_EMAIL_ADDRESS', params: null, field: 'email' },
    message: 'The order has no email address. Enter one.',
  };
  open(() => ({ link: null, errors: [emailError] }), { ...order, contact: { email: '', phone: '' } });
  await press('Send by email');
  const field = await screen.findByRole('textbox', { name: 'Email address', description: /Enter one/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
