import { getAddress } from '../access.ts';
import type { ProviderAccess } from '../provider.ts';

interface EsewaAddresses {
  /** URL of the form. */
  form: string;
  /** URL of the status API. */
  status: string;
}

const FORM_PATH = '/api/epay/main/v2/form';
const STATUS_PATH = '/api/epay/transaction/status/';

const FORM_ORIGINS = { TEST: 'https://rc-epay.esewa.com.np', LIVE: 'https://epay.esewa.com.np' };
const STATUS_ORIGINS = { TEST: 'https://rc.esewa.com.np', LIVE: 'https://epay.esewa.com.np' };

export function getEsewaAddresses(access: ProviderAccess): EsewaAddresses | null {
  const buildAddresses = (form: string, status: string) => ({
    form: form + FORM_PATH,
    status: status + STATUS_PATH,
  });
  return getAddress(
    access,
    'ESEWA',
    {
      TEST: buildAddresses(FORM_ORIGINS.TEST, STATUS_ORIGINS.TEST),
      LIVE: buildAddresses(FORM_ORIGINS.LIVE, STATUS_ORIGINS.LIVE),
    },
    (url) => buildAddresses(url, url),
  );
}

export const ESEWA_FORM_ORIGINS = Object.values(FORM_ORIGINS);
