import { z } from 'zod';
import { blockedSchema, customerChangesSchema, newCustomerSchema } from '#domain/customers/customerSchema.ts';
import { moment, oneOf, readVersion, upper, words } from '../../inputs.ts';
import { changesQuery, pageQuery, sliceOf, toNodes } from '../../page.ts';
import { defineRoutes } from '../../route.ts';
import { goneQuery, goneSchema, goneVariables, toGone } from '../../shapes/changes.ts';
import {
  customerPageSchema,
  customerSchema,
  toCustomer,
  toCustomerPage,
  toWrittenCustomer,
  writtenCustomerSchema,
} from '../../shapes/customer.ts';
import {
  CreateCustomerDocument,
  CustomerDocument,
  CustomerStatsDocument,
  CustomersDocument,
  DeleteCustomerDocument,
  DeletedCustomersDocument,
  SetCustomerStatusDocument,
  UpdateCustomerDocument,
} from './adminCustomers.generated.ts';

const route = defineRoutes('Admin');

const STATUSES = ['ACTIVE', 'BLOCKED'] as const;

export const adminCustomers = [
  route({
    method: 'GET',
    path: '/admin/customers',
    summary: "The customers' accounts.",
    query: z.object({
      search: words.describe('The beginning of an email address or phone number, or words of a name.'),
      status: oneOf(STATUSES).optional(),
      from: moment.optional().describe('Opened on this day or at this instant, or later.'),
      to: moment.optional().describe('Opened up to this day, or before this instant.'),
      sort: oneOf(['NEWEST', 'OLDEST', 'NAME', 'UPDATED']).default('newest'),
      ...changesQuery,
      ...pageQuery,
    }),
    document: CustomersDocument,
    variables: ({ query: { search, status, from, to, updatedFrom, sort, ...page } }) => ({
      filter: {
        search,
        status: upper(status),
        from: from?.start,
        to: to?.end,
        updatedFrom: updatedFrom?.start,
      },
      sort: upper(sort),
      ...sliceOf({ sort, ...page }),
    }),
    answer: { customers: z.array(customerSchema) },
    data: ({ customers }) => ({ customers: toNodes(customers).map(toCustomer) }),
    total: ({ customers }) => customers.totalCount ?? 0,
    sync: ({ customers }) => customers.pageInfo,
  }),
  route({
    method: 'GET',
    path: '/admin/customers/deleted',
    summary: 'Accounts that are no more, as they were deleted.',
    query: goneQuery,
    document: DeletedCustomersDocument,
    variables: ({ query }) => goneVariables(query),
    answer: { deleted: z.array(goneSchema) },
    data: ({ deletedCustomers }) => toGone(deletedCustomers),
    sync: ({ deletedCustomers }) => deletedCustomers.pageInfo,
  }),
  route({
    method: 'GET',
    path: '/admin/customers/stats',
    summary: 'How many customers there are, and how many of them bought.',
    document: CustomerStatsDocument,
    answer: {
      stats: z.object({
        total: z.int(),
        newIn30Days: z.int(),
        blocked: z.int(),
        withOrders: z.int(),
        returning: z.int(),
      }),
    },
    data: ({ customerStats }) => ({ stats: customerStats }),
  }),
  route({
    method: 'GET',
    path: '/admin/customers/:id',
    summary: 'One customer, with addresses and the newest order.',
    document: CustomerDocument,
    variables: ({ params: { id }, readsOrders }) => ({ id, readsOrders }),
    answer: { customer: customerPageSchema },
    data: ({ customer }) => customer && { customer: toCustomerPage(customer) },
  }),
  route({
    method: 'POST',
    path: '/admin/customers',
    summary: 'Opens an account, whose owner is mailed a link to choose a password.',
    rules: newCustomerSchema,
    body: z.strictObject({ name: z.string(), email: z.string(), phone: z.string().nullish() }),
    example: { name: 'New Customer', email: 'new@example.com' },
    document: CreateCustomerDocument,
    variables: ({ body: { name, email, phone }, readsCustomers }) => ({
      input: { name, email, phone },
      readsCustomers,
    }),
    status: 201,
    answer: { customer: writtenCustomerSchema },
    data: ({ createCustomer: { customer } }) => customer && { customer: toWrittenCustomer(customer) },
  }),
  route({
    method: 'PUT',
    path: '/admin/customers/:id',
    summary: 'Changes an account. What is left out stays.',
    rules: customerChangesSchema,
    body: z.strictObject({
      name: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().nullish(),
      version: readVersion,
    }),
    example: { name: 'New Name' },
    document: UpdateCustomerDocument,
    variables: ({ params: { id }, body: { name, email, phone, version }, readsCustomers }) => ({
      input: { id, name, email, phone, version },
      readsCustomers,
    }),
    answer: { customer: writtenCustomerSchema },
    data: ({ updateCustomer: { customer } }) => customer && { customer: toWrittenCustomer(customer) },
  }),
  route({
    method: 'PUT',
    path: '/admin/customers/:id/status',
    summary: 'Blocks an account, which ends its sessions at once, or opens it again.',
    rules: blockedSchema,
    body: z.strictObject({
      status: oneOf(STATUSES),
      reason: z.string().nullish().describe('Why it is blocked.'),
      version: readVersion,
    }),
    example: { status: 'blocked', reason: 'Orders that were never paid' },
    document: SetCustomerStatusDocument,
    variables: ({ params: { id }, body: { status, reason, version }, readsCustomers }) => ({
      input: { id, status: upper(status), reason: reason ?? 'No reason given.', version },
      readsCustomers,
    }),
    answer: { customer: writtenCustomerSchema },
    data: ({ setCustomerStatus: { customer } }) => customer && { customer: toWrittenCustomer(customer) },
  }),
  route({
    method: 'DELETE',
    path: '/admin/customers/:id',
    summary: 'Deletes an account for good; orders and reviews stay, without a name. super_admin only.',
    document: DeleteCustomerDocument,
    variables: ({ params }) => ({ input: params }),
    answer: { deleted: z.boolean() },
    data: ({ deleteCustomer: { deleted } }) => ({ deleted }),
  }),
];
