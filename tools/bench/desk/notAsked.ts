/** What the survey leaves out, and why. */
export const NOT_ASKED: Record<string, string> = {
  myDataExport:
    'all that an account left behind, as one file: it grows with the account, and is limited to a few a day',
  myRefusedSignIns: 'a look at one account’s rows of one day',
  health:
    'how the server itself is, of which the size of the store is no part; its counts are those of /metrics',
  ownApiKey: 'the row of the key that asks',
  backups: 'the last ten of a few dozen rows',
  adminReturn: 'one return, by its number',
  goodsReceipt: 'one document of the stock, by its number',
  stockTake: 'one document of the stock, by its number',
  stockTransfer: 'one document of the stock, by its number',
  counterStock: 'what of the pieces of one sale lies where, by their ids',
  paymentAttempt: 'one attempt to pay, by its reference',
  paymentLink: 'one order, by a signed token',
  remittance: 'one remittance, by its id',
  unavailablePaymentMethods: 'the state of at most three providers, in memory',
  productSheetColumns: 'one row of what was remembered, by the names of columns',
  bulkJob: 'one job of the viewer’s, by its id',
  thread: 'one conversation, by its id',
  webhook: 'one of a few',
  webhookDelivery: 'one delivery, by its id',
};
