import type { ReadContext } from '#graph/context.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { AuditEntry, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Subject of an audit entry, under the name people use for it. */
export interface AuditSubject {
  name: string;
  /** Distinguishes the subject from others with the same name. */
  detail: string | null;
}

type ReadSubjects = (prisma: PrismaClient, ids: string[]) => Promise<(AuditSubject & { id: string })[]>;

const SUBJECT_READERS: Record<string, ReadSubjects> = {
  Banner: async ({ banner }, ids) =>
    (await banner.findMany(selectByIds(ids))).map(({ id, title }) => ({ id, name: title, detail: null })),
  Carrier: async ({ carrier }, ids) =>
    (await carrier.findMany(selectByIds(ids))).map(({ id, name }) => ({ id, name, detail: null })),
  GoodsReceipt: async ({ goodsReceipt }, ids) =>
    (await goodsReceipt.findMany(selectByIds(ids))).map(({ id, number, supplier }) => ({
      ...{ id, name: number, detail: supplier },
    })),
  HomeSection: async ({ homeSection }, ids) =>
    (await homeSection.findMany(selectByIds(ids))).flatMap(({ id, title }) =>
      title === null ? [] : [{ id, name: title, detail: null }],
    ),
  Location: async ({ location }, ids) =>
    (await location.findMany(selectByIds(ids))).map(({ id, name }) => ({ id, name, detail: null })),
  OrderTag: async ({ orderTag }, ids) =>
    (await orderTag.findMany(selectByIds(ids))).map(({ id, name }) => ({ id, name, detail: null })),
  Remittance: async ({ remittance }, ids) =>
    (await remittance.findMany(selectByIds(ids))).map(({ id, reference, carrier }) => ({
      ...{ id, name: reference, detail: carrier },
    })),
  Return: async (prisma, ids) =>
    (await prisma.return.findMany(selectByIds(ids))).map(({ id, number }) => ({
      id,
      name: number,
      detail: null,
    })),
  Statement: async ({ statement }, ids) =>
    (await statement.findMany(selectByIds(ids))).map(({ id, fileName }) => ({
      id,
      name: fileName,
      detail: null,
    })),
  StockTake: async ({ stockTake }, ids) =>
    (await stockTake.findMany(selectByIds(ids))).map(({ id, number }) => ({
      id,
      name: number,
      detail: null,
    })),
  StockTransfer: async ({ stockTransfer }, ids) =>
    (await stockTransfer.findMany(selectByIds(ids))).map(({ id, number }) => ({
      ...{ id, name: number, detail: null },
    })),
  ApiKey: async ({ apiKey }, ids) =>
    (await apiKey.findMany(selectByIds(ids))).map(({ id, name, prefix }) => ({ id, name, detail: prefix })),
  Collection: async ({ collection }, ids) =>
    (await collection.findMany(selectByIds(ids))).map(({ id, name }) => ({ id, name, detail: null })),
  Thread: async ({ thread }, ids) =>
    (await thread.findMany(selectByIds(ids))).map(({ id, name, subject }) => ({
      id,
      name,
      detail: subject,
    })),
  Coupon: async ({ coupon }, ids) =>
    (await coupon.findMany(selectByIds(ids))).map(({ id, code }) => ({ id, name: code, detail: null })),
  CustomerGroup: async ({ customerGroup }, ids) =>
    (await customerGroup.findMany(selectByIds(ids))).map(({ id, name }) => ({ id, name, detail: null })),
  Mail: async ({ mail }, ids) =>
    (await mail.findMany(selectByIds(ids))).map(({ id, toEmail, subject }) => ({
      id,
      name: toEmail,
      detail: subject,
    })),
  Network: async (_prisma, ids) => ids.map((id) => ({ id, name: id, detail: null })),
  Order: async ({ order }, ids) =>
    (await order.findMany(selectByIds(ids))).map(({ id, number, contactName }) => ({
      id,
      name: number,
      detail: contactName,
    })),
  Product: async ({ product }, ids) =>
    (await product.findMany(selectByIds(ids))).map(({ id, name, sku }) => ({ id, name, detail: sku })),
  Review: async ({ review }, ids) =>
    (await review.findMany({ ...selectByIds(ids), include: { product: true } })).map(
      ({ id, product, authorName }) => ({ id, name: product.name, detail: authorName }),
    ),
  SavedView: async ({ savedView }, ids) =>
    (await savedView.findMany(selectByIds(ids))).map(({ id, name }) => ({ id, name, detail: null })),
  SavedReply: async ({ savedReply }, ids) =>
    (await savedReply.findMany(selectByIds(ids))).map(({ id, title }) => ({ id, name: title, detail: null })),
  StaffRole: async ({ staffRole }, ids) =>
    (await staffRole.findMany(selectByIds(ids))).map(({ id, name }) => ({ id, name, detail: null })),
  Webhook: async ({ webhookEndpoint }, ids) =>
    (await webhookEndpoint.findMany(selectByIds(ids))).map(({ id, url, description }) => ({
      id,
      name: description || url,
      detail: description ? url : null,
    })),
  User: async ({ user }, ids) =>
    (await user.findMany(selectByIds(ids))).map(({ id, name, email, anonymisedAt }) => ({
      id,
      name,
      detail: anonymisedAt ? null : email,
    })),
};

/** Fields that name a deleted row in its audit entry. */
const NAMES = ['number', 'name', 'code', 'email', 'title', 'reference', 'fileName'] as const;

/**
 * Returns null for a subject without a name, such as the settings, and for a deleted subject whose name was not
 * recorded.
 */
export async function findAuditSubject(
  context: ReadContext,
  entry: AuditEntry,
): Promise<AuditSubject | null> {
  const { entity, entityId, before, after } = entry;
  return (
    (await findSubject(context, toKey(entity, entityId))) ??
    readNamedSubject(before) ??
    readNamedSubject(after)
  );
}

const findSubject = createBatchedLoader(async ({ prisma }, keys): Promise<Map<string, AuditSubject>> => {
  const subjectEntries = await Promise.all(
    Object.entries(SUBJECT_READERS).map(async ([entity, readSubjects]) => {
      const ids = keys.filter((key) => key.startsWith(toKey(entity, ''))).map(parseId);
      const rows = ids.length > 0 ? await readSubjects(prisma, ids) : [];
      return rows.map(({ id, ...subject }) => [toKey(entity, id), subject] as const);
    }),
  );
  return new Map(subjectEntries.flat());
});

function readNamedSubject(values: AuditEntry['before']): AuditSubject | null {
  if (values === null || typeof values !== 'object' || Array.isArray(values)) return null;
  const name = NAMES.map((field) => values[field]).find((value) => typeof value === 'string');
  return typeof name === 'string' ? { name, detail: null } : null;
}

function toKey(entity: string, id: string): string {
  return `${entity} ${id}`;
}

function parseId(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

function selectByIds(ids: string[]) {
  return { where: { id: { in: ids } } };
}
