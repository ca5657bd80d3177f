import {
  type DocumentNode,
  execute,
  GraphQLList,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  parse,
} from 'graphql';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderWithParts } from '#graph/modules/orders/orders.queries.ts';
import type { PrismaClient, Product, User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import {
  type CustomerFieldsFragment,
  CustomerFieldsFragmentDoc,
} from '#graph/rest/shapes/customer.generated.ts';
import { toCustomer } from '#graph/rest/shapes/customer.ts';
import { type OrderFieldsFragment, OrderFieldsFragmentDoc } from '#graph/rest/shapes/order.generated.ts';
import { toOrder } from '#graph/rest/shapes/order.ts';
import {
  type StaffProductFieldsFragment,
  StaffProductFieldsFragmentDoc,
} from '#graph/rest/shapes/staffProduct.generated.ts';
import { toStaffProduct } from '#graph/rest/shapes/staffProduct.ts';

type Services = Pick<GraphContext, 'direct' | 'snapshot' | 'now'>;

/** The store's objects as returned by REST. */
export interface EventObjects {
  renderOrders(
    prisma: Transaction | PrismaClient,
    services: Services,
    rows: readonly OrderWithParts[],
  ): Promise<object[]>;
  renderProducts(prisma: Transaction, services: Services, rows: readonly Product[]): Promise<object[]>;
  renderCustomers(prisma: Transaction, services: Services, rows: readonly User[]): Promise<object[]>;
}

/**
 * Renders rows as REST does, with the schema's resolvers, in the transaction that changed them. An event describes the
 * object at that time, even if it changes before the event is sent.
 */
export function createEventObjects(contract: GraphQLSchema): EventObjects {
  const createRenderer = <Fragment>(type: string, fragment: { definitions: DocumentNode['definitions'] }) => {
    const schema = buildRowsSchema(contract, type);
    const name =
      fragment.definitions[0]?.kind === 'FragmentDefinition' ? fragment.definitions[0].name.value : '';
    const document = {
      kind: 'Document',
      definitions: [...parse(`{ rows { ...${name} } }`).definitions, ...fragment.definitions],
    } as DocumentNode;
    return async (
      prisma: Transaction | PrismaClient,
      services: Services,
      rows: readonly unknown[],
    ): Promise<Fragment[]> => {
      const { data, errors } = await execute({
        schema,
        document,
        rootValue: { rows },
        contextValue: createStoreContext(prisma, services),
      });
      if (errors?.[0]) throw errors[0];
      return (data?.rows ?? []) as Fragment[];
    };
  };
  const renderOrderFields = createRenderer<OrderFieldsFragment>('Order', OrderFieldsFragmentDoc);
  const renderProductFields = createRenderer<StaffProductFieldsFragment>(
    'Product',
    StaffProductFieldsFragmentDoc,
  );
  const renderCustomerFields = createRenderer<CustomerFieldsFragment>('Customer', CustomerFieldsFragmentDoc);
  return {
    renderOrders: async (...args) => (await renderOrderFields(...args)).map(toOrder),
    renderProducts: async (...args) => (await renderProductFields(...args)).map(toStaffProduct),
    renderCustomers: async (...args) => (await renderCustomerFields(...args)).map(toCustomer),
  };
}

/** Returns a schema with the same types, whose root fields return given rows. */
function buildRowsSchema(contract: GraphQLSchema, name: string): GraphQLSchema {
  const type = contract.getType(name) as GraphQLOutputType;
  const query = new GraphQLObjectType({ name: 'Rows', fields: { rows: { type: new GraphQLList(type) } } });
  return new GraphQLSchema({ query, assumeValid: true });
}

/** Returns a context with the store's own full access. It contains only the data that resolvers of these types use. */
function createStoreContext(prisma: Transaction | PrismaClient, services: Services): GraphContext {
  const apiKey = { id: 'webhooks', name: 'Webhooks', scopes: API_SCOPES };
  return { ...services, prisma, viewer: null, apiKey, refusals: new Map() } as unknown as GraphContext;
}
