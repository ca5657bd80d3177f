import type { StartPaymentMutation } from './Payable.generated.ts';

type Redirect = NonNullable<StartPaymentMutation['startPayment']['redirect']>;

/** Leaves the shop for the provider's page. */
export function goToProvider({ method, url, fields }: Redirect): void {
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
