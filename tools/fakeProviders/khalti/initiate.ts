import type { PaymentRequest } from '../payment.ts';

const MIN_PAISA = 1000;
const REQUIRED = ['return_url', 'website_url', 'amount', 'purchase_order_id', 'purchase_order_name'] as const;

/** Validation errors in Khalti's wording, by field. */
type ValidationErrors = Record<string, string[]>;

export function parseInitiateRequest(
  body: Record<string, unknown>,
): { request: PaymentRequest } | { problems: ValidationErrors } {
  const problems: ValidationErrors = {};
  for (const name of REQUIRED) {
    if (body[name] === undefined) problems[name] = ['This field is required.'];
    else if (body[name] === '' || body[name] === null) problems[name] = ['This field may not be blank.'];
  }
  for (const name of ['return_url', 'website_url'])
    if (!problems[name] && !isHttpUrl(body[name])) problems[name] = ['Enter a valid URL.'];
  const { amount, amount_breakdown: breakdown } = body;
  if (!problems.amount) {
    if (!Number.isInteger(amount)) problems.amount = ['A valid integer is required.'];
    else if (Number(amount) < MIN_PAISA)
      problems.amount = ['Amount should be greater than Rs. 10, that is 1000 paisa.'];
    else if (Array.isArray(breakdown) && sumAmounts(breakdown) !== amount)
      problems.amount = ['Amount Breakdown mismatch.'];
  }
  if (Object.keys(problems).length > 0) return { problems };
  const returnUrl = String(body.return_url);
  return {
    request: {
      provider: 'khalti',
      reference: String(body.purchase_order_id),
      what: String(body.purchase_order_name),
      askedPaisa: Number(amount),
      returnTo: { success: returnUrl, failure: returnUrl },
      extras: { purchase_order_name: String(body.purchase_order_name), ...pickMerchantFields(body) },
    },
  };
}

/** Merchant fields are sent back to the store unchanged. */
function pickMerchantFields(body: Record<string, unknown>): Record<string, string> {
  const merchantEntries = Object.entries(body).filter(([name]) => name.startsWith('merchant_'));
  return Object.fromEntries(merchantEntries.map(([name, value]) => [name, String(value)]));
}

function isHttpUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

function sumAmounts(breakdown: readonly unknown[]): number {
  return breakdown.reduce<number>((sum, part) => sum + Number((part as { amount?: unknown })?.amount), 0);
}
