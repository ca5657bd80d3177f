import { createVerify } from 'node:crypto';

const FORM_FIELDS = [
  'MERCHANTID',
  'APPID',
  'APPNAME',
  'TXNID',
  'TXNDATE',
  'TXNCRNCY',
  'TXNAMT',
  'REFERENCEID',
  'REMARKS',
  'PARTICULARS',
] as const;

/** Returns the text that a form's TOKEN signs; it ends with TOKEN=TOKEN. */
export function buildFormSigningText(form: Readonly<Record<string, string>>): string {
  return [...FORM_FIELDS.map((name) => `${name}=${form[name] ?? ''}`), 'TOKEN=TOKEN'].join(',');
}

export interface ValidationRequest {
  merchantId: string | number;
  appId: string;
  referenceId: string;
  txnAmt: string | number;
  token: string;
}

export function buildValidationSigningText({
  merchantId,
  appId,
  referenceId,
  txnAmt,
}: ValidationRequest): string {
  return `MERCHANTID=${merchantId},APPID=${appId},REFERENCEID=${referenceId},TXNAMT=${txnAmt}`;
}

/** Verifies a base64 SHA256withRSA signature of the text. */
export function isSignedBy(publicKey: string, text: string, token: string): boolean {
  return createVerify('sha256').update(text).verify(publicKey, token, 'base64');
}
