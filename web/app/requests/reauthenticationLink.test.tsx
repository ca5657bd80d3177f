import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { useForm } from 'react-hook-form';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { useUpdateCouponMutation } from '#web/admin/coupons/Coupons.generated.ts';
import { paths } from '#web/paths.ts';
import { Reauthentication } from '#web/session/reauthentication/Reauthentication.tsx';
import { sessionAtom } from '#web/session/session.atoms.ts';
import { readSavedViewer, readToken, storeSession } from '#web/session/token/tokenStore.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { createViewer, toUser } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { createReauthenticationLink } from './reauthenticationLink.ts';

const sita = createViewer({ id: '1', email: 'sita@example.com', name: 'Sita Rai', role: 'ADMIN' });
const toToken = (name: string) => name.padEnd(60, 'x');

/** Requests that reached the server: the operation, its variables and the browser's token at that time. */
let requests: { name: string | undefined; token: string | null; variables: unknown }[];
let isExpired: boolean;
let signInResults: object[];

const tokenLink = new SetContextLink(() => ({ headers: { authorization: `Bearer ${readToken()}` } }));

const server = new ApolloLink(
  ({ operationName: name, variables }) =>
    new Observable((observer) => {
      requests.push({ name, token: readToken(), variables });
      if (name === 'AdminLogin') {
        isExpired = false;
        observer.next({
          data: {
            adminLogin: {
              __typename: 'SignInPayload',
              errors: [],
              user: null,
              token: null,
              refreshToken: null,
              deviceToken: null,
              ...signInResults.shift(),
            },
          },
        });
      } else if (name === 'Logout')
        observer.next({ data: { logout: { __typename: 'LogoutPayload', ended: true } } });
      else if (isExpired)
        observer.error(
          new CombinedGraphQLErrors({
            errors: [{ message: 'Your session has expired.', extensions: { code: 'UNAUTHENTICATED' } }],
          }),
        );
      else
        observer.next({ data: { updateCoupon: { __typename: 'CouponPayload', coupon: null, errors: [] } } });
      observer.complete();
    }),
);

function CouponForm() {
  const [updateCoupon] = useUpdateCouponMutation();
  const form = useForm({ defaultValues: { code: '' } });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ code }) => {
      await updateCoupon({ variables: { input: { id: '7', version: 1, code } as never } });
      form.reset({ code: 'saved' });
      return undefined;
    },
    'It could not be saved.',
  );
  return (
    <form onSubmit={submit}>
      <input aria-label="Code" {...form.register('code')} />
      <button type="submit">Save</button>
      <p role="status">{problem}</p>
    </form>
  );
}

let store: ReturnType<typeof createStore>;

beforeEach(() => {
  requests = [];
  isExpired = true;
  signInResults = [];
  localStorage.clear();
  storeSession(toToken('old'), sita);
  store = createStore();
  store.set(sessionAtom, { viewer: sita, isLoading: false, error: null });
});
async function typeAndSave(at: string = paths.admin) {
  renderScreen(
    <Provider store={store}>
      <CouponForm />
      <Reauthentication />
    </Provider>,
    { link: ApolloLink.from([createReauthenticationLink(), tokenLink, server]), at },
  );
  await userEvent.type(screen.getByLabelText('Code'), 'TIHAR');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return screen.findByRole('dialog', { name: 'Enter your password to continue' }, { timeout: 8000 });
}

async function enterPassword() {
  await userEvent.type(screen.getByLabelText('Password'), 'calm river');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

const getCodeField = () => screen.getByLabelText<HTMLInputElement>('Code');

test('a save with an expired session prompts for the password over the form, and then the same request is sent again', async () => {
  await typeAndSave();
  expect(getCodeField().value).toBe('TIHAR');
  expect(screen.getByText('Sita Rai · sita@example.com')).toBeTruthy();

  signInResults = [{ user: toUser(sita), token: toToken('new') }];
  await enterPassword();
  await expect.poll(() => getCodeField().value).toBe('saved');
  expect(screen.queryByRole('dialog')).toBeNull();
  const saveRequests = requests.filter(({ name }) => name === 'UpdateCoupon');
  expect(saveRequests.map(({ token }) => token)).toEqual([toToken('old'), toToken('new')]);
  expect(saveRequests[1]?.variables).toEqual(saveRequests[0]?.variables);
  expect(requests.find(({ name }) => name === 'AdminLogin')?.token).toBeNull();
});

test('an account with a second factor is also prompted for its code', async () => {
  await typeAndSave();
  signInResults = [
    {
      errors: [createUserError({ code: 'TWO_FACTOR_REQUIRED', field: null, message: 'Enter the code.' })],
    },
    { user: toUser(sita), token: toToken('new') },
  ];
  await enterPassword();
  await userEvent.type(await within(screen.getByRole('dialog')).findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(requests.filter(({ name }) => name === 'AdminLogin').at(-1)?.variables).toMatchObject({
    input: { email: 'sita@example.com', code: '123456' },
  });
});

test('the error for a wrong password is shown at its field and does not mention the email address', async () => {
  await typeAndSave();
  signInResults = [
    {
      errors: [
        createUserError({
          code: 'WRONG_CREDENTIALS',
          field: null,
          message: 'Email or password is incorrect.',
        }),
      ],
    },
  ];
  await enterPassword();
  expect(await screen.findByText('This password is incorrect.')).toBeTruthy();
  expect(screen.queryByText(/Email or password/)).toBeNull();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(getCodeField().value).toBe('TIHAR');
});

test('signing in as a different account is refused and saves nothing', async () => {
  await typeAndSave();
  signInResults = [{ user: { ...toUser(sita), id: '2', name: 'Ram Thapa' }, token: toToken('other') }];
  await enterPassword();
  expect(await screen.findByText('This is a different account. Sign in with sita@example.com.')).toBeTruthy();
  expect(readToken()).toBeNull();
  expect(readSavedViewer()?.id).toBe('1');
  expect(requests.filter(({ name }) => name === 'UpdateCoupon')).toHaveLength(1);
});

test('declining the prompt keeps the form, and the next save prompts again', async () => {
  await typeAndSave();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Your session has expired.');
  expect(getCodeField().value).toBe('TIHAR');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test.each([
  ['declines', () => userEvent.click(screen.getByRole('button', { name: 'Not now' }))],
  ['goes back', async () => window.history.back()],
])(
  'a shopper who %s at the checkout continues as a guest, without the expired token',
  async (_action, leaveDialog) => {
    await typeAndSave(paths.checkout);
    await leaveDialog();
    await expect.poll(() => readSavedViewer()).toBeNull();
    expect(store.get(sessionAtom)).toMatchObject({
      viewer: null,
      error: 'Session expired. Please login again.',
    });
    expect(getCodeField().value).toBe('TIHAR');
  },
);
