import { createSign } from 'node:crypto';
import {
  DEMO_CONNECTIPS,
  getDemoPrivateKey,
} from '#graph/modules/payments/providers/connectips/demoMerchant.ts';
import { DEMO_ESEWA } from '#graph/modules/payments/providers/esewa/demoMerchant.ts';
import { buildFormSigningText } from '../connectips/tokens.ts';
import { createEsewaSignature } from '../esewa/esewaSignature.ts';
import type { FakeProviders } from '../startFakeProviders.ts';

interface PaymentFormInput {
  reference: string;
  rupees: number;
}

/** Opens a payment at eSewa with the form that a store sends. */
export async function openEsewa(
  { esewa }: FakeProviders,
  { reference, rupees }: PaymentFormInput,
): Promise<void> {
  const form: Record<string, string> = {
    amount: String(rupees),
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    total_amount: String(rupees),
    transaction_uuid: reference,
    product_code: DEMO_ESEWA.productCode,
    success_url: 'http://shop.test/back',
    failure_url: 'http://shop.test/failed',
    signed_field_names: 'total_amount,transaction_uuid,product_code',
  };
  const signature = createEsewaSignature(
    DEMO_ESEWA.secret,
    ['total_amount', 'transaction_uuid', 'product_code'],
    form,
  );
  await send(`${esewa.url}/api/epay/main/v2/form`, { ...form, signature });
}

/** Opens a payment at connectIPS with the form that a store sends. */
export async function openConnectIps(
  { connectips }: FakeProviders,
  { reference, rupees }: PaymentFormInput,
): Promise<void> {
  const form: Record<string, string> = {
    MERCHANTID: DEMO_CONNECTIPS.merchantId,
    APPID: DEMO_CONNECTIPS.appId,
    APPNAME: DEMO_CONNECTIPS.appName,
    TXNID: reference,
    TXNDATE: '27-11-2026',
    TXNCRNCY: 'NPR',
    TXNAMT: String(rupees * 100),
    REFERENCEID: reference,
    REMARKS: 'An order',
    PARTICULARS: 'An order',
  };
  const TOKEN = createSign('sha256').update(buildFormSigningText(form)).sign(getDemoPrivateKey(), 'base64');
  await send(`${connectips.url}/connectipswebgw/loginpage`, { ...form, TOKEN });
}

async function send(url: string, form: Record<string, string>): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  if (response.status !== 302) throw new Error(await response.text());
}
