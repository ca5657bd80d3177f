import type { StartPaymentInput } from '#web/graphql/types.generated.ts';
import type { Problem } from '#web/locale/problemText.ts';
import { getServerProblem } from '#web/ui/form/serverMessage.ts';
import { type StartPaymentMutation, useStartPaymentMutation } from './Payable.generated.ts';

type Redirect = NonNullable<StartPaymentMutation['startPayment']['redirect']>;

/** Reason why a payment could not start, as data, so that its text is translated again when the language changes. */
export interface StartProblem extends Problem {
  field?: string | null;
}

const FAILURE_TEXT =
  /*i18n*/ 'Couldn’t start the payment. Nothing was charged. Try again, or choose another payment method.';

/**
 * Starts a payment and redirects to the provider's page, from which Back returns to `backTo`. Returns the problem if
 * the payment cannot start.
 */
export function useStartPayment() {
  const [startPayment] = useStartPaymentMutation();

  return async (input: StartPaymentInput, returnPath?: string): Promise<StartProblem | null> => {
    try {
      // The screen shows the reason; a toast would repeat it with less detail.
      const { data } = await startPayment({ variables: { input }, context: { quiet: true } });
      const { redirect, errors = [] } = data?.startPayment ?? {};
      const [firstError] = errors;
      if (firstError) return firstError;
      if (redirect) goToProvider(redirect, returnPath);
      return null;
    } catch (error) {
      return getServerProblem(error) ?? { message: FAILURE_TEXT };
    }
  };
}

/** Redirects to the provider's page. Back returns to `backTo` if given, otherwise to the current page. */
function goToProvider({ method, url, fields }: Redirect, returnPath?: string): void {
  if (returnPath) window.history.replaceState(window.history.state, '', `#${returnPath}`);
  window.addEventListener('pageshow', reloadIfRestored, { once: true });
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

/** Reloads a page restored from the back/forward cache, because it shows the order as it was before the payment. */
function reloadIfRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}
