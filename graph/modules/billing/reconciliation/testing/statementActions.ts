import { expect } from 'vitest';
import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { getProviderSlug, mapProviders } from '#domain/payments/onlineMethods.ts';
import type { Shopper } from '#graph/testing/aShopper.ts';
import type { FakeProviders } from '#tools/fakeProviders/startFakeProviders.ts';

const MAPPING_FIELDS = `date amount credit debit side fee reference transactionId kind status description dates unit
  refundWords skipWords asideWords`;
const LOAD = `mutation ($input: LoadStatementInput!) { done: loadStatement(input: $input) {
  statement { id rows known from to loadedBy leftOut { status count } }
  preview { columns sample isMapped rows skipped leftOut { status count } received refunded from to mapping { ${MAPPING_FIELDS} } }
  errors { reason field message params } } }`;
const RECONCILIATION = `query ($method: PaymentMethod!, $from: String!, $to: String!, $outcome: ReconciliationOutcome) {
  reconciliation(method: $method, from: $from, to: $to, outcome: $outcome) {
    counts { outcome count amount } received refunded fees total
    items { outcome by difference row { id amount description orderNumber reason decidedBy } payment { id orderNumber amount }
      remittance { id carrier reference total } } } }`;
const DECIDE_MUTATION = `mutation ($input: ResolveStatementRowInput!) { done: resolveStatementRow(input: $input) {
  row { id reason decidedBy } errors { reason field } } }`;

export const FILES = { ...mapProviders(({ code }) => getProviderSlug(code)), BANK_TRANSFER: 'bank' } as const;
type Method = keyof typeof FILES;

export function formatToday(now = new Date()): string {
  return formatIsoDay(toKathmanduDay(now));
}

/** Returns helpers that perform the statement operations of staff. */
export function createStatementActions(getStaff: () => Shopper, getFakeProviders: () => FakeProviders) {
  const sendQuery = async (document: string, variables: Record<string, unknown>) => {
    const { data, errors } = await getStaff().graphql(document, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const load = async (input: Record<string, unknown>) =>
    (await sendQuery(LOAD, { input: { fileName: 'statement.csv', ...input } }))?.done;
  const fetchStatementCsv = async (method: Method) => {
    const response = await fetch(
      `${getFakeProviders().url}/${FILES[method]}/statement.csv?day=${formatToday()}`,
    );
    return response.text();
  };
  return {
    load,
    fetchStatementCsv,
    /** Loads today's statement from a provider, with guessed columns. */
    loadToday: async (method: Method) => {
      const csv = await fetchStatementCsv(method);
      const { preview } = await load({ method, csv, dryRun: true });
      return load({ method, csv, mapping: preview.mapping });
    },
    compare: async (method: Method, outcome?: string, days = { from: formatToday(), to: formatToday() }) =>
      (await sendQuery(RECONCILIATION, { method, outcome, ...days }))?.reconciliation,
    decide: async (input: Record<string, unknown>) => (await sendQuery(DECIDE_MUTATION, { input }))?.done,
  };
}
