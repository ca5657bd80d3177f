import type { FastifyBaseLogger } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { isStaff } from '#domain/accounts/roles.ts';
import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { AuditEntry } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { HourlyCounter } from './hourlyCounter.ts';
import { MAX_ADDRESSES, type Refusal, type RefusalCount, RefusedNetworks } from './refusedNetworks.ts';

export const REFUSED_ACTION = 'signIn.failed';

const FLUSH_DELAY_MS = 2000;
/**
 * Maximum number of email addresses buffered until the next write. Above this number, refusals count only in the
 * metrics.
 */
const MAX_BUFFERED = 2000;
/**
 * Minimum number of refusals before a customer account gets an entry, because customers sometimes mistype a password.
 * For staff, every refusal is recorded.
 */
const CUSTOMER_THRESHOLD = 5;
/** UUID namespace of the audit entries, whose ids are derived from the account or network and the day. */
const ENTRY_NAMESPACE = '6f5c2f0e-5a0b-4a52-9d5e-1f6f0d3b7c11';

interface BufferedRefusals extends RefusalCount {
  email: string;
}

/** Account or network to which an audit entry refers. */
interface AuditSubject {
  entity: 'User' | 'Network';
  entityId: string;
}

/** A day's refused sign-ins in an audit entry. */
export interface DailyRefusals {
  count: number;
  /** The first IP addresses, at most ten. */
  addresses: string[];
}

type Services = Pick<Databases, 'prisma' | 'createWriter'>;

/**
 * Records refused sign-ins in the audit log, one entry per account and Kathmandu day with a running count. Refusals
 * without their own entry, such as those for unknown addresses or a customer's typing mistakes, are counted per
 * network. Entries are buffered and written outside the request, so that neither a flood of refusals nor the existence
 * of an account affects response times.
 */
export class FailedSignIns {
  readonly #services: Services;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #networks = new RefusedNetworks();
  readonly #lastHour = new HourlyCounter();
  /** Keyed by day, network and email address. */
  #buffer = new Map<string, BufferedRefusals>();
  #timer: NodeJS.Timeout | undefined;

  constructor(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#services = services;
    this.#log = log;
  }

  record(email: string, refusal: Refusal): void {
    this.#lastHour.increment(refusal.at);
    const key = `${formatDay(refusal.at)} ${readNetwork(refusal.ip)} ${email}`;
    const bufferedEntry = this.#buffer.get(key);
    if (!bufferedEntry && this.#buffer.size >= MAX_BUFFERED) return;
    const { count = 0, addresses = new Set<string>() } = bufferedEntry ?? {};
    if (addresses.size < MAX_ADDRESSES) addresses.add(refusal.ip);
    this.#buffer.set(key, { email, count: count + 1, addresses, last: refusal });
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_DELAY_MS).unref();
  }

  /** Returns how many sign-ins this server refused in the last hour. */
  countLastHour(now: Date): number {
    return this.#lastHour.countLastHour(now);
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const bufferedRefusals = [...this.#buffer.values()];
    this.#buffer = new Map();
    if (bufferedRefusals.length === 0) return;
    try {
      const accounts = await this.#accountsWithEntries(bufferedRefusals.map(({ email }) => email));
      for (const bufferedRefusal of bufferedRefusals) {
        const entityId = accounts.get(bufferedRefusal.email);
        if (entityId) await this.#addToEntry({ entity: 'User', entityId }, bufferedRefusal);
        else this.#networks.add(formatDay(bufferedRefusal.last.at), bufferedRefusal);
      }
      for (const { network, ...summed } of this.#networks.drain())
        await this.#addToEntry({ entity: 'Network', entityId: network }, summed);
    } catch (err) {
      this.#log.warn({ err }, 'Refused sign-ins could not be written to the audit log.');
    }
  }

  #addToEntry(subject: AuditSubject, refusalCount: RefusalCount): Promise<void> {
    const { work } = this.#services.createWriter({ now: refusalCount.last.at });
    return work(({ db }) => addToEntry(db, subject, refusalCount));
  }

  /** Returns the ids of accounts whose refusals are recorded, by email address. */
  async #accountsWithEntries(emails: string[]): Promise<Map<string, string>> {
    const accounts = await this.#services.prisma.user.findMany({
      where: { email: { in: emails } },
      select: { id: true, email: true, role: true },
    });
    const failures = await this.#services.prisma.signInFailure.findMany({
      where: { subject: { in: accounts.map(({ email }) => email) }, count: { gte: CUSTOMER_THRESHOLD } },
    });
    const lockedEmails = new Set(failures.map(({ subject }) => subject));
    const recordedAccounts = accounts.filter(({ email, role }) => isStaff(role) || lockedEmails.has(email));
    return new Map(recordedAccounts.map(({ id, email }) => [email, id]));
  }
}

/** Locks the entry, so that concurrent servers add to it one after the other. */
async function addToEntry(
  tx: Transaction,
  subject: AuditSubject,
  { count, addresses, last }: RefusalCount,
): Promise<void> {
  const { ip, requestId, at } = last;
  const id = uuidv5(`${subject.entityId} ${formatDay(at)}`, ENTRY_NAMESPACE);
  const row = { id, action: REFUSED_ACTION, ...subject, ip, requestId, at };
  await tx.auditEntry.createMany({
    data: { ...row, after: { count: 0, addresses: [] } },
    skipDuplicates: true,
  });
  await tx.$queryRaw`SELECT id FROM audit_entries WHERE id = ${id} FOR UPDATE`;
  const before = readDailyRefusals(await tx.auditEntry.findUniqueOrThrow({ where: { id } }));
  const after = {
    count: before.count + count,
    addresses: [...new Set([...before.addresses, ...addresses])].slice(0, MAX_ADDRESSES),
  };
  await tx.auditEntry.update({ where: { id }, data: { after, ip, requestId, at } });
}

function formatDay(at: Date): string {
  return formatIsoDay(toKathmanduDay(at));
}

export function readDailyRefusals({ after }: Pick<AuditEntry, 'after'>): DailyRefusals {
  const { count, addresses } = (after ?? {}) as Partial<DailyRefusals>;
  return { count: count ?? 0, addresses: addresses ?? [] };
}
