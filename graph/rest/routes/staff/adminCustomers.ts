import { z } from 'zod';
import {
  blockedStatusSchema,
  customerChangesSchema,
  newCustomerSchema,
} from '#domain/customers/customerSchema.ts';
import { dayOrInstant, lowerCaseEnum, objectVersion, searchText, toUpper } from '../../inputs.ts';
import { changesQuery, pageQuery, toNodes, toPageVariables } from '../../page.ts';
import { defineRoute } from '../../route.ts';
import { deletionQuery, deletionSchema, toDeletions, toDeletionVariables } from '../../shapes/changes.ts';
import {
  customerPageSchema,
  customerSchema,
  customerWriteResultSchema,
  toCustomer,
  toCustomerPage,
  toCustomerWriteResult,
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

const STATUSES = ['ACTIVE', 'BLOCKED'] as const;

export const adminCustomers = [
  defineRoute({
    method: 'GET',
    path: '/admin/customers',
    summary: 'Lists customer accounts.',
    query: z.object({
      search: searchText.describe('Beginning of an email address or phone number, or words from a name.'),
      status: lowerCaseEnum(STATUSES).optional(),
      from: dayOrInstant.optional().describe('Accounts created on or after this day or instant.'),
      to: dayOrInstant
        .optional()
        .describe('Accounts created up to and including this day, or before this instant.'),
      sort: lowerCaseEnum(['NEWEST', 'OLDEST', 'NAME', 'UPDATED']).default('newest'),
      ...changesQuery,
      ...pageQuery,
    }),
    document: CustomersDocument,
    variables: ({ query: { search, status, from, to, updatedFrom, sort, ...page } }) => ({
      filter: {
        search,
        status: toUpper(status),
        from: from?.start,
        to: to?.end,
        updatedFrom: updatedFrom?.start,
      },
      sort: toUpper(sort),
      ...toPageVariables({ sort, ...page }),
    }),
    answer: { customers: z.array(customerSchema) },
    data: ({ customers }) => ({ customers: toNodes(customers).map(toCustomer) }),
    total: ({ customers }) => customers.totalCount ?? 0,
    sync: ({ customers }) => customers.pageInfo,
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/customers/deleted',
    summary: 'Lists deleted accounts in order of deletion.',
    query: deletionQuery,
    document: DeletedCustomersDocument,
    variables: ({ query }) => toDeletionVariables(query),
    answer: { deleted: z.array(deletionSchema) },
    data: ({ deletedCustomers }) => toDeletions(deletedCustomers),
    sync: ({ deletedCustomers }) => deletedCustomers.pageInfo,
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/customers/stats',
    summary: 'Counts customers, and those who have ordered.',
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
  defineRoute({
    method: 'GET',
    path: '/admin/customers/:id',
    summary: 'Returns a customer with addresses and the latest order.',
    document: CustomerDocument,
    variables: ({ params: { id }, readsOrders }) => ({ id, readsOrders }),
    answer: { customer: customerPageSchema },
    data: ({ customer }) => customer && { customer: toCustomerPage(customer) },
  }),
  defineRoute({
    method: 'POST',
    path: '/admin/customers',
    summary: 'Creates an account. Its owner gets an email with a link to choose a password.',
    rules: newCustomerSchema,
    body: z.strictObject({ name: z.string(), email: z.string(), phone: z.string().nullish() }),
    example: { name: 'New Customer', email: 'new@example.com' },
    document: CreateCustomerDocument,
    variables: ({ body: { name, email, phone }, readsCustomers }) => ({
      input: { name, email, phone },
      readsCustomers,
    }),
    status: 201,
    answer: { customer: customerWriteResultSchema },
    data: ({ createCustomer: { customer } }) => customer && { customer: toCustomerWriteResult(customer) },
  }),
  defineRoute({
    method: 'PUT',
    path: '/admin/customers/:id',
    summary: 'Changes an account. Omitted fields do not change.',
    rules: customerChangesSchema,
    body: z.strictObject({
      name: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().nullish(),
      version: objectVersion,
    }),
    example: { name: 'New Name' },
    document: UpdateCustomerDocument,
    variables: ({ params: { id }, body: { name, email, phone, version }, readsCustomers }) => ({
      input: { id, name, email, phone, version },
      readsCustomers,
    }),
    answer: { customer: customerWriteResultSchema },
    data: ({ updateCustomer: { customer } }) => customer && { customer: toCustomerWriteResult(customer) },
  }),
  defineRoute({
    method: 'PUT',
    path: '/admin/customers/:id/status',
    summary: 'Blocks an account, which ends its sessions immediately, or reactivates it.',
    rules: blockedStatusSchema,
    body: z.strictObject({
      status: lowerCaseEnum(STATUSES),
      reason: z.string().nullish().describe('Reason for blocking.'),
      version: objectVersion,
    }),
    example: { status: 'blocked', reason: 'Several unpaid orders' },
    document: SetCustomerStatusDocument,
    variables: ({ params: { id }, body: { status, reason, version }, readsCustomers }) => ({
      input: { id, status: toUpper(status), reason: reason ?? 'No reason given.', version },
      readsCustomers,
    }),
    answer: { customer: customerWriteResultSchema },
    data: ({ setCustomerStatus: { customer } }) => customer && { customer: toCustomerWriteResult(customer) },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/admin/customers/:id',
    summary: 'Deletes an account permanently. Its orders and reviews remain without a name.',
    document: DeleteCustomerDocument,
    variables: ({ params }) => ({ input: params }),
    answer: { deleted: z.boolean() },
    data: ({ deleteCustomer: { deleted } }) => ({ deleted }),
  }),
];
