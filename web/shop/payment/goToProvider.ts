import type { StartPaymentMutation } from './Payable.generated.ts';

type Redirect = NonNullable<StartPaymentMutation['startPayment']['redirect']>;

/** Leaves the shop for the provider's page. The browser's Back leads to `backTo` where it is given, else to where it left. */
export function goToProvider({ method, url, fields }: Redirect, backTo?: string): void {
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
