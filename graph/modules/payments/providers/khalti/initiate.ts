import { toPaisa } from '#domain/payments/paisa.ts';
import {
  type AttemptToStart,
  type ProviderAccess,
  ProviderUnavailableError,
  type StartedAttempt,
} from '../provider.ts';
import { type KhaltiResponse, readText, requestKhalti } from './requestKhalti.ts';

/** Used if Khalti does not state a validity. Taken from the sample in its documentation. */
const LINK_LIFETIME_MS = 30 * 60_000;

/** Sends no breakdown of the amount, because its parts would have to add up to the exact paisa. */
export async function initiate(access: ProviderAccess, attempt: AttemptToStart): Promise<StartedAttempt> {
  const {
    status,
    body,
    message: providerMessage,
  } = await requestKhalti(access, 'v2/epayment/initiate/', {
    return_url: attempt.returnUrl,
    website_url: attempt.storeUrl,
    amount: toPaisa(attempt.amount),
    purchase_order_id: attempt.ref,
    purchase_order_name: `Order ${attempt.orderNumber}`,
    customer_info: buildCustomerInfo(attempt),
  });
  const pidx = readText(body.pidx);
  const url = readText(body.payment_url);
  if (status !== 200 || !pidx || !url || !isKhaltiUrl(url, access))
    throw new ProviderUnavailableError('KHALTI', isRefusal(status) ? providerMessage : null);
  return {
    redirect: { method: 'GET', url, fields: [] },
    providerRef: pidx,
    expiresAt: readExpiry(body, attempt.now),
  };
}

/** Returns true for a Khalti URL. Customers are never redirected to any other site. */
function isKhaltiUrl(url: string, { mode, demoUrl }: ProviderAccess): boolean {
  if (mode === 'DEMO') return demoUrl !== null && url.startsWith(`${demoUrl}/`);
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  return protocol === 'https:' && /(^|\.)khalti\.com$/.test(hostname);
}

function isRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500;
}

function readExpiry({ expires_at, expires_in }: KhaltiResponse['body'], now: Date): Date {
  const at = new Date(readText(expires_at) ?? Number.NaN);
  if (at > now) return at;
  const seconds = typeof expires_in === 'number' && expires_in > 0 ? expires_in : LINK_LIFETIME_MS / 1000;
  return new Date(now.getTime() + seconds * 1000);
}

/** Returns the data that prefills Khalti's page, where phone numbers have ten digits. */
function buildCustomerInfo({ customer: { name, email, phone } }: AttemptToStart): Record<string, string> {
  const contact = { name, email, phone: phone.replace(/^\+977[- ]?/, '') };
  return Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ''));
}
