import { toPaisa } from '#domain/payments/paisa.ts';
import {
  type AttemptToStart,
  type ProviderAccess,
  ProviderUnavailable,
  type StartedAttempt,
} from '../provider.ts';
import { askKhalti, type KhaltiAnswer, textIn } from './askKhalti.ts';

/** As in the document's sample, where Khalti does not say. */
const LINK_LIVES_MS = 30 * 60_000;

/** Without a breakdown of the amount, whose parts would have to come to it to the paisa. */
export async function initiate(access: ProviderAccess, attempt: AttemptToStart): Promise<StartedAttempt> {
  const { status, body, said } = await askKhalti(access, 'v2/epayment/initiate/', {
    return_url: attempt.returnUrl,
    website_url: attempt.storeUrl,
    amount: toPaisa(attempt.amount),
    purchase_order_id: attempt.ref,
    purchase_order_name: `Order ${attempt.orderNumber}`,
    customer_info: customerOf(attempt),
  });
  const pidx = textIn(body.pidx);
  const url = textIn(body.payment_url);
  if (status !== 200 || !pidx || !url || !isKhaltis(url, access))
    throw new ProviderUnavailable('KHALTI', isRefusal(status) ? said : null);
  return {
    redirect: { method: 'GET', url, fields: [] },
    providerRef: pidx,
    expiresAt: endOf(body, attempt.now),
  };
}

/** A buyer is sent to Khalti, whatever the answer says. */
function isKhaltis(url: string, { mode, demoUrl }: ProviderAccess): boolean {
  if (mode === 'DEMO') return demoUrl !== null && url.startsWith(`${demoUrl}/`);
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  return protocol === 'https:' && /(^|\.)khalti\.com$/.test(hostname);
}

function isRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500;
}

function endOf({ expires_at, expires_in }: KhaltiAnswer['body'], now: Date): Date {
  const at = new Date(textIn(expires_at) ?? Number.NaN);
  if (at > now) return at;
  const seconds = typeof expires_in === 'number' && expires_in > 0 ? expires_in : LINK_LIVES_MS / 1000;
  return new Date(now.getTime() + seconds * 1000);
}

/** What Khalti fills its page with; phones in it are of ten digits. */
function customerOf({ buyer: { name, email, phone } }: AttemptToStart): Record<string, string> {
  const given = { name, email, phone: phone.replace(/^\+977[- ]?/, '') };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
