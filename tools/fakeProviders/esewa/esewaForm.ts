import { DEMO_ESEWA } from '#graph/modules/payments/providers/esewa/demoMerchant.ts';
import type { PaymentRequest } from '../payment.ts';
import { readRupees } from '../rupees.ts';
import { createEsewaSignature, isSameSignature } from './esewaSignature.ts';

const AMOUNT_FIELDS = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge'] as const;
const SIGNED_FIELDS = ['total_amount', 'transaction_uuid', 'product_code'] as const;
const FIELDS = [
  ...AMOUNT_FIELDS,
  ...SIGNED_FIELDS,
  'success_url',
  'failure_url',
  'signed_field_names',
  'signature',
];

/** Parses the form, or returns an error message. The wording of the messages is not documented. */
export function readEsewaForm(
  form: Readonly<Record<string, string>>,
): { request: PaymentRequest } | { refused: string } {
  const emptyField = FIELDS.find((name) => !form[name]);
  if (emptyField) return { refused: `${emptyField} is required and may not be empty.` };
  const { product_code = '', transaction_uuid = '', success_url = '', failure_url = '' } = form;
  if (product_code !== DEMO_ESEWA.productCode) return { refused: 'Invalid product code.' };
  if (form.signed_field_names !== SIGNED_FIELDS.join()) return { refused: 'Invalid signed field names.' };
  if (!isSameSignature(createEsewaSignature(DEMO_ESEWA.secret, SIGNED_FIELDS, form), form.signature ?? ''))
    return { refused: 'Invalid payload signature.' };
  if (!/^[A-Za-z0-9-]+$/.test(transaction_uuid)) return { refused: 'Invalid transaction uuid.' };
  const total = readRupees(form.total_amount ?? '');
  const partAmounts = AMOUNT_FIELDS.map((name) => readRupees(form[name] ?? ''));
  if (!total || partAmounts.includes(null)) return { refused: 'Invalid amount.' };
  if (partAmounts.reduce<number>((sum, part) => sum + (part ?? 0), 0) !== total)
    return { refused: 'The amounts do not add up to the total amount.' };
  if (!URL.canParse(success_url) || !URL.canParse(failure_url)) return { refused: 'Invalid return address.' };
  return {
    request: {
      provider: 'esewa',
      reference: transaction_uuid,
      what: transaction_uuid,
      askedPaisa: total,
      returnTo: { success: success_url, failure: failure_url },
    },
  };
}
