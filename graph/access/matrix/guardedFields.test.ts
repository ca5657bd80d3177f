import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aReview } from '#graph/testing/aReview.ts';
import { type StoredContents, storeContents } from '#graph/testing/databaseBackup.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { guardedFields } from '../accessRules.ts';
import { CALLERS } from '../testing/caller.ts';
import { type AccessFixture, anApiKey, createFixture } from '../testing/createFixture.ts';
import { type ExpectedRule, expectedFields } from '../testing/expectedRules.ts';
import { findToken } from '../testing/findToken.ts';
import { getExpectedOutcome } from '../testing/getExpectedOutcome.ts';
import { samples } from '../testing/samples.ts';

const server = useTestServer();

interface FieldOperation {
  document: string;
  variables(fixture: AccessFixture): unknown;
  /**
   * Scope an integration needs to reach the field. Other callers who cannot reach it get the same error as for the
   * field itself.
   */
  scope?: string;
}

/** For each field, a query or mutation that every allowed caller can use to reach it. */
const operations: Record<string, FieldOperation> = {
  'Collection.staff': {
    document: 'query ($slug: String!) { collection(slug: $slug) { staff { __typename } } }',
    variables: ({ collection }) => ({ slug: collection.slug }),
  },
  'Product.staff': {
    document: 'query ($id: ID!) { product(id: $id) { staff { __typename } } }',
    variables: ({ product }) => ({ id: product.id }),
  },
  'Order.staff': {
    document:
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { staff { __typename } } } }',
    variables: (fixture) => samples.placeOrder?.(fixture),
  },
  'OrderForStaff.customer': {
    document: 'query ($id: ID!) { adminOrder(id: $id) { staff { customer { id } } } }',
    variables: ({ order }) => ({ id: order.id }),
    scope: 'read-orders',
  },
  'EditOrderPayload.quote': buildEditOperation('quote { difference }'),
  'EditOrderPayload.proposal': buildEditOperation('proposal { id }'),
  'Customer.lastOrder': {
    document: 'query ($id: ID!) { customer(id: $id) { lastOrder { id } } }',
    variables: ({ owner }) => ({ id: owner.id }),
    scope: 'read-customers',
  },
  'TransferReceipt.decidedBy': {
    document:
      'mutation ($input: SubmitTransferReceiptInput!) { submitTransferReceipt(input: $input) { transferReceipt { decidedBy } } }',
    variables: (fixture) => samples.submitTransferReceipt?.(fixture),
  },
  'ReturnLine.location': buildReturnOperation('location { id }'),
  'ReturnLine.note': buildReturnOperation('note'),
  'Review.status': buildReviewOperation('status'),
  'Review.author': buildReviewOperation('author { id }'),
};

function buildEditOperation(field: string) {
  return {
    document: `mutation ($input: EditOrderInput!) { editOrder(input: $input) { ${field} } }`,
    variables: (fixture: AccessFixture) => samples.editOrder?.(fixture),
    scope: 'write-orders',
  };
}

function buildReturnOperation(field: string) {
  return {
    document: `mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { lines { ${field} } } } }`,
    variables: (fixture: AccessFixture) => samples.requestReturn?.(fixture),
  };
}

function buildReviewOperation(field: string) {
  return {
    document: `query ($id: ID!) { product(id: $id) { reviews { edges { node { ${field} } } } } }`,
    variables: ({ unseenProduct }: AccessFixture) => ({ id: unseenProduct.id }),
  };
}

for (const name of Object.keys(guardedFields)) {
  const [type = '', field] = name.split('.');
  const root = { AdminDashboard: 'adminDashboard', AdminStats: 'adminStats' }[type];
  const isList =
    ['previous', 'figures'].includes(field ?? '') ||
    /(series|topProducts|Status|Stock|Items|Orders)$/i.test(name);
  const selection = isList && !/^AdminStats|waitingOrders/.test(name) ? '{ __typename }' : '';
  if (root) operations[name] = { document: `{ ${root} { ${field} ${selection} } }`, variables: () => ({}) };
}

test('every guarded field has a test document', () => {
  expect(Object.keys(operations).sort()).toEqual(Object.keys(guardedFields).sort());
});

let accessFixture: AccessFixture;
let storedContents: StoredContents;
beforeAll(async () => {
  accessFixture = await createFixture(server);
  await aReview(server.prisma, accessFixture.unseenProduct.id, {
    userId: accessFixture.owner.id,
    status: 'PUBLISHED',
  });
  storedContents = await storeContents(server.databaseUrl);
});
afterEach(() => storedContents.restore());
afterAll(() => storedContents.discard());

test.each(Object.entries(expectedFields))(
  '%s is returned to allowed callers only',
  async (name, rule: ExpectedRule) => {
    const outcomes: Record<string, unknown> = {};
    const operation = operations[name];
    if (!operation) throw new Error(`There is no way to ${name}.`);
    for (const caller of CALLERS) {
      const token =
        operation.scope && caller.includes('-')
          ? (await anApiKey(server.prisma, [caller, operation.scope])).secret
          : await findToken(caller, { server, fixture: accessFixture });
      const variables = operation.variables(accessFixture) as Record<string, unknown>;
      const { errors } = await server.graphql(operation.document, variables, { token });
      outcomes[caller] = errors?.[0] ? errors[0].extensions.code : 'done';
    }
    expect(outcomes).toEqual(
      Object.fromEntries(CALLERS.map((caller) => [caller, getExpectedOutcome(rule, caller)])),
    );
  },
);
