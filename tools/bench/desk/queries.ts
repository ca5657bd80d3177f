import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type FragmentDefinitionNode,
  GraphQLBoolean,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  typeFromAST,
  visit,
} from 'graphql';
import { addDays } from '#domain/calendar/kathmandu.ts';
import type { Samples } from './samples.ts';

type Variables = Record<string, unknown>;

/** One query with its variables. */
export interface BenchQuery {
  name: string;
  /** Back-office screens are queried by a staff member, other screens by the customer with the most orders. */
  sender: 'staff' | 'shopper';
  document: string;
  variables: Variables;
}

const ROWS = 25;
const FAR_PAGE = 10_000;
const root = join(import.meta.dirname, '../../..');

/**
 * Returns every screen query with variables from the samples. List queries are repeated with each sort order, each
 * value of each filter, each kind of search and a page far down. A new query needs no entry here, because its variables
 * are resolved by name. `skippedQueries` are the queries with a required variable that no sample provides.
 */
export function findBenchQueries(samples: Samples): { queries: BenchQuery[]; skippedQueries: string[] } {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  const { operations, fragments } = readDocuments();
  const skippedQueries: string[] = [];
  const queries = operations.flatMap(({ operation, sender: senderRole }) => {
    const name = operation.name?.value ?? '';
    const variables = resolveVariables(
      operation,
      schema,
      toVariablesByName(samples),
      toVariablesByOperation(samples)[name] ?? {},
    );
    if (!variables) {
      skippedQueries.push(name);
      return [];
    }
    const document = printWithFragments(operation, fragments);
    return [{ label: '', change: {} }, ...listVariations(operation, schema, samples)].map(
      ({ label, change }) => ({
        name: label ? `${name}: ${label}` : name,
        sender: senderRole,
        document,
        variables: { ...variables, ...change },
      }),
    );
  });
  return { queries, skippedQueries };
}

function toVariablesByName({ now, ...samples }: Samples): Variables {
  return {
    first: ROWS,
    offset: 0,
    days: 30,
    rateDays: 365,
    limit: 8,
    interval: 'MONTH',
    from: addDays(now, -729).toISOString(),
    to: now.toISOString(),
    search: 'ring',
    text: 'Sita Shrestha',
    code: samples.productSku,
    slug: samples.collection,
    metal: 'GOLD',
    list: 'orders',
    ids: samples.productIds.slice(0, 4),
    productId: samples.productId,
    productIds: samples.productIds,
    orderId: samples.orderId,
  };
}

/** Variables that cannot be derived from their name alone. */
function toVariablesByOperation(samples: Samples): Record<string, Variables> {
  const { orderId, orderNumber, customerId, productId, couponId, emailId, threadId, now } = samples;
  const lines = [{ productId, size: samples.productSize, quantity: 1 }];
  const [from, to] = [addDays(now, -30), now].map((day) => day.toISOString().slice(0, 10));
  return {
    AdminOrder: { id: orderId },
    OrderPage: { id: orderId },
    OrderReturns: { id: orderId },
    ReturnEntry: { number: orderNumber },
    WriterOrder: { number: orderNumber },
    TrackOrderPage: { number: orderNumber },
    EditQuote: { input: { id: orderId, notes: 'Please ring twice.' } },
    PlannedShipments: { input: { parcels: [{ order: orderNumber, trackingNumber: 'N-1' }] } },
    CustomerPage: { id: customerId },
    CustomerOrders: { id: customerId },
    CustomerActivity: { id: customerId },
    WriterCustomer: { id: customerId },
    TryCustomer: { id: customerId },
    TryCustomers: { search: 'Sita Shrestha' },
    TillBuyers: { search: 'Sita Shrestha' },
    GuestsList: { search: 'sita' },
    EditedProduct: { id: productId },
    ProductPage: { id: productId },
    ProductChanges: { id: productId },
    ProductListPage: { sort: 'FEATURED' },
    EditedCoupon: { id: couponId },
    MailItem: { id: emailId },
    InboxThread: { id: threadId },
    SimulateCoupons: { input: { lines } },
    TillQuote: { input: { lines } },
    CartCheck: { input: { lines } },
    HeldCart: { input: { lines } },
    RatePreview: { input: { gold: 210_000, silver: 2600 } },
    RulePreview: { rule: { match: 'ALL', conditions: [{ about: 'METAL', values: ['GOLD'] }] } },
    Reconciliation: { method: 'BANK_TRANSFER', from, to },
    DayClosing: { day: from },
    StaffWithPermission: { permission: 'REFUND_ORDERS' },
  };
}

/** Search terms by kind, from terms that match nearly all rows to one that matches none. */
function createSearches({ orderNumber, productSku }: Samples): Record<string, string> {
  return {
    'common name': 'Sita Shrestha',
    'rare name': 'Yubaraj Quazi',
    'word in all addresses': 'load',
    'common word': 'gold',
    'two letters': 'ra',
    'start of a phone number': '980',
    'order number': orderNumber,
    'start of order numbers': orderNumber.slice(0, 4),
    SKU: productSku,
    'no match': 'zzyzx',
  };
}

/** Filters that are fast alone but slow in combination. */
const COMBINED_FILTERS: Record<string, Variables> = {
  AdminOrders: { maxTotal: 100_000, paymentStatus: 'PAID', status: ['DELIVERED'] },
  CustomersList: { search: 'Sita Shrestha', status: 'BLOCKED' },
  MailList: { search: 'Sita Shrestha', status: 'FAILED' },
};

function listVariations(operation: OperationDefinitionNode, schema: GraphQLSchema, samples: Samples) {
  const types = new Map(
    operation.variableDefinitions?.map(({ variable, type }) => [
      variable.name.value,
      typeFromAST(schema, type),
    ]),
  );
  const isList = types.has('offset') || types.has('after');
  if (!isList || !types.has('first')) return [];
  const [sort, filter] = ['sort', 'filter'].map((name) => getNamedType(types.get(name)));
  const farOffset = types.has('offset') ? { offset: FAR_PAGE } : undefined;
  const cases: { label: string; change: Variables }[] = [];
  if (farOffset) cases.push({ label: 'far down', change: farOffset });
  for (const value of isEnumType(sort) ? sort.getValues() : []) {
    cases.push({ label: value.name, change: { sort: value.name } });
    if (farOffset)
      cases.push({ label: `${value.name}, far down`, change: { sort: value.name, ...farOffset } });
  }
  for (const [name, field] of Object.entries(isInputObjectType(filter) ? filter.getFields() : {})) {
    const type = getNamedType(field.type);
    const isListField =
      isListType(field.type) || (isNonNullType(field.type) && isListType(field.type.ofType));
    const values = isEnumType(type)
      ? type.getValues().map((value) => value.name)
      : type === GraphQLBoolean
        ? [true]
        : [];
    for (const value of values)
      cases.push({
        label: `${name} ${value}`,
        change: { filter: { [name]: isListField ? [value] : value } },
      });
    if (name === 'search')
      for (const [kind, search] of Object.entries(createSearches(samples)))
        cases.push({ label: `search, ${kind}`, change: { filter: { search } } });
  }
  const combinedFilter = COMBINED_FILTERS[operation.name?.value ?? ''];
  if (combinedFilter) cases.push({ label: 'filters together', change: { filter: combinedFilter } });
  return cases;
}

/**
 * Returns undefined if a required variable is unknown. Optional variables are omitted unless `operationVariables`
 * contains them.
 */
function resolveVariables(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
  sampleVariables: Variables,
  operationVariables: Variables,
): Variables | undefined {
  const variables: Variables = { ...operationVariables };
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    if (type.kind !== Kind.NON_NULL_TYPE || defaultValue || name in variables) continue;
    variables[name] =
      getNamedType(typeFromAST(schema, type)) === GraphQLBoolean ? true : sampleVariables[name];
    if (variables[name] === undefined) return undefined;
  }
  return variables;
}

function readDocuments() {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: { operation: OperationDefinitionNode; sender: BenchQuery['sender'] }[] = [];
  const files = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.graphql')))
    for (const definition of parse(readFileSync(join(root, 'web', file), 'utf8')).definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
      if (definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY)
        operations.push({ operation: definition, sender: file.startsWith('admin') ? 'staff' : 'shopper' });
    }
  return { operations, fragments };
}

function printWithFragments(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const usedDefinitions = new Set<OperationDefinitionNode | FragmentDefinitionNode>([operation]);
  // The loop also visits the definitions it adds.
  for (const definition of usedDefinitions)
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment) usedDefinitions.add(fragment);
      },
    });
  return [...usedDefinitions].map(print).join('\n');
}
