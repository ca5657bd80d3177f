import type { StartPaymentInput } from '#web/graphql/types.generated.ts';
import type { ToldProblem } from '#web/locale/problemText.ts';
import { serverProblem } from '#web/ui/form/serverMessage.ts';
import { type StartPaymentMutation, useStartPaymentMutation } from './Payable.generated.ts';

type Redirect = NonNullable<StartPaymentMutation['startPayment']['redirect']>;

/** Why a payment could not begin, as data: what is shown follows a change of language. */
export interface StartProblem extends ToldProblem {
  field?: string | null;
}

const NOT_BEGUN =
  /*i18n*/ 'The payment could not begin, and nothing was taken. Try again, or choose another payment method.';

/** Begins to pay and leaves for the provider's page, from which Back leads to `backTo`; answers why not where that cannot be. */
export function useStartPayment() {
  const [send] = useStartPaymentMutation();

  return async (input: StartPaymentInput, backTo?: string): Promise<StartProblem | null> => {
    try {
      // The screen says why it failed; a toast would say it once more, and less.
      const { data } = await send({ variables: { input }, context: { quiet: true } });
      const { redirect, errors = [] } = data?.startPayment ?? {};
      const [first] = errors;
      if (first) return first;
      if (redirect) goToProvider(redirect, backTo);
      return null;
    } catch (error) {
      return serverProblem(error) ?? { message: NOT_BEGUN };
    }
  };
}

/** Leaves the shop for the provider's page. The browser's Back leads to `backTo` where it is given, else to where it left. */
function goToProvider({ method, url, fields }: Redirect, backTo?: string): void {
  if (backTo) window.history.replaceState(window.history.state, '', `#${backTo}`);
  window.addEventListener('pageshow', loadAnew, { once: true });
  if (method === 'GET') {
    window.location.assign(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const { name, value } of fields) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** A screen that the browser has kept would show the order as it was before. */
function loadAnew({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}
