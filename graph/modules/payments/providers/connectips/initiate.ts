import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import { getKey } from '../access.ts';
import {
  type AttemptToStart,
  type ProviderAccess,
  ProviderUnavailableError,
  type StartedAttempt,
} from '../provider.ts';
import { resolveGateway } from './gateway.ts';
import { signMessage, toMessage } from './token.ts';

/** Assumed, since no source states how long connectIPS's page accepts payments. */
const PAGE_LIFETIME_MS = 30 * 60_000;

/** Returns a form that the browser posts. The form contains no return URL, because that URL is registered with NCHL. */
export async function initiate(access: ProviderAccess, attempt: AttemptToStart): Promise<StartedAttempt> {
  const gateway = resolveGateway(access);
  const fields = buildFields(access, attempt);
  const token = gateway && (await createToken(access, `${toMessage(fields)},TOKEN=TOKEN`));
  if (!token) throw new ProviderUnavailableError('CONNECTIPS', null);
  return {
    redirect: {
      method: 'POST',
      url: `${gateway}/connectipswebgw/loginpage`,
      fields: Object.entries({ ...fields, TOKEN: token }).map(([name, value]) => ({ name, value })),
    },
    providerRef: null,
    expiresAt: new Date(attempt.now.getTime() + PAGE_LIFETIME_MS),
  };
}

function buildFields(access: ProviderAccess, { ref, amount, orderNumber, now }: AttemptToStart) {
  return {
    MERCHANTID: getKey(access, 'merchantId') ?? '',
    APPID: getKey(access, 'appId') ?? '',
    APPNAME: getKey(access, 'appName') ?? '',
    TXNID: ref,
    TXNDATE: formatIsoDay(toKathmanduDay(now)).split('-').toReversed().join('-'),
    TXNCRNCY: 'NPR',
    TXNAMT: String(toPaisa(amount)),
    REFERENCEID: ref,
    REMARKS: `Order ${orderNumber}`,
    PARTICULARS: `Order ${orderNumber}`,
  };
}

async function createToken(access: ProviderAccess, message: string): Promise<string | null> {
  try {
    return await signMessage(access, message);
  } catch (error) {
    if (error instanceof DomainError) throw new ProviderUnavailableError('CONNECTIPS', error.message);
    throw error;
  }
}
