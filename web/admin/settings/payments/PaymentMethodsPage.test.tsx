import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PaymentMethodsPage } from './PaymentMethodsPage.tsx';

const createKey = (name: string, overrides: object = {}) => ({
  __typename: 'ProviderKey',
  name,
  label: 'Secret key',
  placeholder: null,
  isSecret: true,
  isFile: false,
  isOptional: false,
  isSet: false,
  value: null,
  ...overrides,
});
const createProvider = (method: string, overrides: object = {}) => ({
  __typename: 'PaymentProvider',
  method,
  isEnabled: false,
  mode: 'TEST',
  keys: [createKey('secretKey')],
  note: '',
  noteNe: '',
  least: 10,
  providerMaxAmount: 200_000,
  most: null,
  registeredUrls: [],
  keyHelp: 'The provider gives you the key.',
  testHelp: 'The provider knows this key.',
  hasDemo: true,
  version: 1,
  ...overrides,
});
const CONNECTIPS = createProvider('CONNECTIPS', {
  keys: [
    createKey('merchantId', { label: 'Merchant ID', isSecret: false, value: '550', isSet: true }),
    createKey('certificate', { label: 'Certificate (CREDITOR.pfx)', isFile: true }),
  ],
  registeredUrls: ['https://shop.example/payments/connectips/success'],
});

function show(overrides: object[], responseOverrides: Record<string, object> = {}) {
  const requests: { name: string; input: object }[] = [];
  const responses: Record<string, object> = {
    PaymentMethods: { paymentProviders: overrides },
    ...responseOverrides,
  };
  const link = new ApolloLink(({ operationName: name = '', variables: { input } }) => {
    requests.push({ name, input });
    return responses[name] ? of({ data: responses[name] }) : NEVER;
  });
  renderScreen(<PaymentMethodsPage />, { link });
  return {
    card: async (name: string) => within(await screen.findByRole('region', { name })),
    sent: (name: string) => requests.filter((request) => request.name === name).map(({ input }) => input),
  };
}

const mockSavePayload = (overrides: object) => ({
  updatePaymentProvider: { __typename: 'PaymentProviderPayload', provider: null, errors: [], ...overrides },
});
const createTestResponse = (overrides: object) => ({
  testPaymentProvider: { __typename: 'TestPaymentProviderPayload', problems: [], errors: [], ...overrides },
});

test('each provider shows whether it is offered and in which mode', async () => {
  const { card } = show([
    createProvider('ESEWA', { isEnabled: true, mode: 'LIVE' }),
    createProvider('KHALTI', { isEnabled: true, mode: 'DEMO' }),
    CONNECTIPS,
  ]);
  expect((await card('eSewa')).getByText('Offered in real-money mode')).toBeTruthy();
  expect((await card('Khalti')).getByText('Offered in demo mode')).toBeTruthy();
  const connectIpsCard = await card('connectIPS');
  expect(connectIpsCard.getByText('Not offered')).toBeTruthy();
  expect(connectIpsCard.getByText('https://shop.example/payments/connectips/success')).toBeTruthy();
});

test('a stored key is not shown, and an empty field keeps it', async () => {
  const providerWithKey = createProvider('KHALTI', { keys: [createKey('secretKey', { isSet: true })] });
  const { card, sent } = show([providerWithKey], {
    UpdatePaymentProvider: mockSavePayload({ provider: { ...providerWithKey, version: 2 } }),
  });
  const khaltiCard = await card('Khalti');
  expect(khaltiCard.getByLabelText<HTMLInputElement>(/Secret key/).value).toBe('');
  expect(khaltiCard.getByText('Stored encrypted. Enter a new value to replace it.')).toBeTruthy();
  await userEvent.click(khaltiCard.getByRole('switch', { name: 'Offered in the shop' }));
  await userEvent.type(khaltiCard.getByLabelText(/Maximum per payment/), '50,000');
  await userEvent.click(khaltiCard.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => sent('UpdatePaymentProvider'))
    .toMatchObject([{ method: 'KHALTI', isEnabled: true, keys: [], most: 50_000, version: 1 }]);
});

test('each mode requires its own keys, and the demo mode requires none', async () => {
  const { card } = show([createProvider('KHALTI', { keys: [createKey('secretKey', { isSet: true })] })]);
  const khaltiCard = await card('Khalti');
  await userEvent.selectOptions(khaltiCard.getByLabelText('Mode'), 'LIVE');
  expect(khaltiCard.getByText('Stored in encrypted form and never shown again.')).toBeTruthy();
  expect(khaltiCard.getByText(/^The provider’s live system/)).toBeTruthy();
  await userEvent.selectOptions(khaltiCard.getByLabelText('Mode'), 'DEMO');
  expect(khaltiCard.queryByLabelText(/Secret key/)).toBeNull();
});

test('the demo mode is an option only where the server allows it', async () => {
  const { card } = show([createProvider('KHALTI', { hasDemo: false })]);
  const options = within((await card('Khalti')).getByLabelText('Mode')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Test', 'Live']);
});

test('a connection test shows its problem next to the key, or a success message', async () => {
  const problem = createUserError({
    field: 'keys.secretKey',
    message: 'The provider rejected this key: “Invalid token.”.',
  });
  const { card, sent } = show([createProvider('KHALTI')], {
    TestPaymentProvider: createTestResponse({ problems: [problem] }),
  });
  const khaltiCard = await card('Khalti');
  await userEvent.type(khaltiCard.getByLabelText(/Secret key/), 'live_secret');
  await userEvent.click(khaltiCard.getByRole('button', { name: 'Check keys' }));
  expect(await khaltiCard.findByText(/rejected this key: “Invalid token.”/)).toBeTruthy();
  expect(khaltiCard.getByRole('status').textContent).toContain('Check the fields marked above.');
  expect(sent('TestPaymentProvider')).toMatchObject([
    { keys: [{ name: 'secretKey', value: 'live_secret' }] },
  ]);
});

test('a successful test shows what it could not check', async () => {
  const testHelp =
    'Khalti accepts this key. This check can’t show whether your account can take payments. Pay for a small order to find out.';
  const { card } = show([createProvider('KHALTI', { testHelp })], {
    TestPaymentProvider: createTestResponse({}),
  });
  const khaltiCard = await card('Khalti');
  await userEvent.click(khaltiCard.getByRole('button', { name: 'Check keys' }));
  expect(await khaltiCard.findByText(testHelp)).toBeTruthy();
});

test('a certificate is chosen as a file and sent in base64', async () => {
  const { card, sent } = show([CONNECTIPS], { TestPaymentProvider: createTestResponse({}) });
  const connectIpsCard = await card('connectIPS');
  const picker = connectIpsCard.getByLabelText('File: Certificate (CREDITOR.pfx)');
  await userEvent.upload(picker, new File(['hello'], 'CREDITOR.pfx'));
  expect(await connectIpsCard.findByText('CREDITOR.pfx')).toBeTruthy();
  await userEvent.click(connectIpsCard.getByRole('button', { name: 'Check keys' }));
  expect(sent('TestPaymentProvider')).toMatchObject([
    {
      keys: [
        { name: 'merchantId', value: '550' },
        { name: 'certificate', value: 'aGVsbG8=' },
      ],
    },
  ]);
});
