import {
  CONNECTIPS_RETURN_PATHS,
  DEMO_CONNECTIPS,
  getDemoPublicKey,
} from '#graph/modules/payments/providers/connectips/demoMerchant.ts';
import type { PaymentRequest } from '../payment.ts';
import { buildFormSigningText, isSignedBy } from './tokens.ts';

/** Maximum length of each field. */
const MAX_LENGTHS: Record<string, number> = {
  MERCHANTID: 20,
  APPID: 20,
  APPNAME: 30,
  TXNID: 20,
  TXNDATE: 10,
  TXNCRNCY: 3,
  TXNAMT: 20,
  REFERENCEID: 20,
  REMARKS: 50,
  PARTICULARS: 100,
  TOKEN: 512,
};

/** Parses the form, or returns an error message. The wording of the messages is not documented. */
export function readLoginForm(
  form: Readonly<Record<string, string>>,
  storeUrl: string,
): { request: PaymentRequest } | { refusalMessage: string } {
  const emptyField = Object.keys(MAX_LENGTHS).find((name) => !form[name]);
  if (emptyField) return { refusalMessage: `${emptyField} is required.` };
  const overlongField = Object.entries(MAX_LENGTHS).find(
    ([name, length]) => (form[name] ?? '').length > length,
  );
  if (overlongField)
    return { refusalMessage: `${overlongField[0]} is longer than ${overlongField[1]} characters.` };
  const { merchantId, appId, appName } = DEMO_CONNECTIPS;
  if (form.MERCHANTID !== merchantId || form.APPID !== appId || form.APPNAME !== appName)
    return { refusalMessage: 'The merchant or its application is unknown.' };
  if (!isSignedBy(getDemoPublicKey(), buildFormSigningText(form), form.TOKEN ?? ''))
    return { refusalMessage: 'Invalid token.' };
  if (!/^\d\d-\d\d-\d{4}$/.test(form.TXNDATE ?? '')) return { refusalMessage: 'TXNDATE must be DD-MM-YYYY.' };
  if (form.TXNCRNCY !== 'NPR') return { refusalMessage: 'TXNCRNCY must be NPR.' };
  if (!/^[1-9]\d*$/.test(form.TXNAMT ?? '')) return { refusalMessage: 'TXNAMT must be in paisa.' };
  return {
    request: {
      provider: 'connectips',
      reference: form.TXNID ?? '',
      what: form.REMARKS ?? '',
      askedPaisa: Number(form.TXNAMT),
      returnTo: {
        success: `${storeUrl}${CONNECTIPS_RETURN_PATHS.success}`,
        failure: `${storeUrl}${CONNECTIPS_RETURN_PATHS.failure}`,
      },
      extras: { referenceId: form.REFERENCEID ?? '', particulars: form.PARTICULARS ?? '' },
    },
  };
}
