import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Statement: '../prisma/generated/client.ts#Statement as LoadedStatement',
  StatementRow: row('StatementRow'),
  Remittance: '../modules/billing/reconciliation/remittances/remittanceSums.ts#SummedRemittance',
  CreditNote: row('CreditNote'),
  CreditNoteLine: row('CreditNoteLine'),
};
