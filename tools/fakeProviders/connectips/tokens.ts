import { createVerify } from 'node:crypto';

const OF_FORM = [
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

/** The text under a form's TOKEN, which ends with the word itself. */
export function textOfForm(form: Readonly<Record<string, string>>): string {
  return [...OF_FORM.map((name) => `${name}=${form[name] ?? ''}`), 'TOKEN=TOKEN'].join(',');
}

export interface Question {
  merchantId: string | number;
  appId: string;
  referenceId: string;
  txnAmt: string | number;
  token: string;
}

export function textOfQuestion({ merchantId, appId, referenceId, txnAmt }: Question): string {
  return `MERCHANTID=${merchantId},APPID=${appId},REFERENCEID=${referenceId},TXNAMT=${txnAmt}`;
}

/** SHA256withRSA over the text, in base64. */
export function isSignedBy(publicKey: string, text: string, token: string): boolean {
  return createVerify('sha256').update(text).verify(publicKey, token, 'base64');
}
