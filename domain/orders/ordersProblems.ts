import { defineProblems } from '#domain/errors/defineProblems.ts';

export const ORDERS_PROBLEMS = defineProblems({
  INSUFFICIENT_STOCK: { code: 'OUT_OF_STOCK', message: /*i18n*/ 'Only {count} left.' },
  STOCK_AT_OTHER_LOCATIONS: {
    code: 'OUT_OF_STOCK',
    message: '{count} here. Elsewhere: {places}.',
  },
  SOLD_OUT: { code: 'OUT_OF_STOCK', message: 'This piece is sold out.' },
  NO_LONGER_FOR_SALE: { code: 'NOT_FOUND', message: 'This piece is no longer for sale.' },
  SIZE_NOT_CHOSEN: { code: 'INVALID', message: 'Choose a size.' },
  SIZE_NOT_AVAILABLE: { code: 'NOT_FOUND', message: /*i18n*/ 'Size {size} is not available.' },
  PRODUCT_HAS_NO_SIZES: { code: 'NOT_FOUND', message: 'This piece has no sizes.' },
  QUANTITY_OUT_OF_RANGE: { code: 'INVALID', message: /*i18n*/ 'Choose a quantity from 1 to {most}.' },
  LINES_OUT_OF_RANGE: {
    code: 'INVALID',
    message: /*i18n*/ 'An order must contain 1 to {most} different items.',
  },
  DUPLICATE_LINE_ID: { code: 'INVALID', message: 'Each line needs its own id.' },
  ORDER_TOO_LARGE: {
    code: 'INVALID',
    message: 'An order can be worth at most {maxNpr}. Please contact the store.',
  },
  TOTAL_CHANGED: {
    code: 'PRICE_CHANGED',
    message: /*i18n*/ 'The total is now {totalNpr}. Please check it and place the order again.',
  },
  PRICE_HOLD_EXPIRED: {
    code: 'PRICE_CHANGED',
    message:
      /*i18n*/ 'Your price hold has ended. The total is now {totalNpr}. Please check it and place the order again.',
  },
  QUOTE_NOT_VALID: {
    code: 'INVALID',
    message: /*i18n*/ 'This price quote is not valid. Request a new one.',
  },
  QUOTE_LINES_MISMATCH: {
    code: 'INVALID',
    message: /*i18n*/ 'This price quote is for different items. Request a new one.',
  },
  QUOTE_AT_COUNTER: {
    code: 'INVALID',
    message: 'A counter sale is charged at the current price. Leave out the quote.',
  },
  PRICE_HOLD_RATE_CHANGED: {
    code: 'PRICE_CHANGED',
    message:
      /*i18n*/ 'The metal rate has moved too far for us to hold your price. The total is now {totalNpr}. Please check it and place the order again.',
  },
  CASH_LIMIT_REACHED: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'Cash on delivery isn’t available for orders of {limitNpr} or more. Choose another payment method, such as bank transfer.',
  },
  TOO_MANY_ORDERS: {
    code: 'TOO_MANY',
    message:
      /*i18n*/ 'Too many orders were placed in a short time. Please call the store, or order again later.',
  },
  CONTACT_CHANGE_NOT_ALLOWED: {
    code: 'NOT_ALLOWED',
    message:
      'An API key can’t change the email address or phone number of an order, because customers open the order with them. Staff can change them in the back office.',
  },
  IDEMPOTENCY_KEY_USED: {
    code: 'IDEMPOTENCY_MISMATCH',
    message: /*i18n*/ 'This idempotency key has already been used for another order.',
  },

  SALE_CASH_ABOVE_LEGAL_LIMIT: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      'By law, a sale can’t be paid with {limitNpr} or more in cash, even in parts. Take the remaining amount by transfer or card.',
  },
  DAILY_CASH_ABOVE_LEGAL_LIMIT: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      'This customer paid {todayNpr} in cash today, including entries voided today. By law, it must stay below {limitNpr} a day. Take the remaining amount by transfer or card.',
  },
  COUNTER_BANK_TRANSFER_REQUIRED: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      'By law, {fromNpr} or more must be paid from a bank account of the customer or their family. Take a bank transfer.',
  },
  CUSTOMER_NAME_REQUIRED: { code: 'INVALID', message: 'Enter the customer’s name.' },
  CUSTOMER_PHONE_REQUIRED: { code: 'INVALID', message: 'Enter the customer’s phone number.' },
  CUSTOMER_PAN_REQUIRED: { code: 'INVALID', message: 'Enter the customer’s PAN.' },
  PAYER_REQUIRED: { code: 'INVALID', message: 'Enter the holder of the bank account that pays.' },
  PAYMENTS_ABOVE_TOTAL: {
    code: 'INVALID',
    message: 'The payments are {moreNpr} more than the total of {totalNpr}.',
  },
  PAYMENTS_BELOW_TOTAL: {
    code: 'INVALID',
    message: '{missingNpr} is missing. Take another payment, or let a named customer pay later.',
  },
  CASH_RECEIVED_TOO_LOW: { code: 'INVALID', message: 'The cash received does not cover the amount.' },
  CARD_DIGITS: { code: 'INVALID', message: 'Enter exactly the last four digits of the card.' },
  REFERENCE_MISSING: {
    code: 'INVALID',
    message: 'Enter the reference, or the last four digits of the card.',
  },
  NO_MAKING_CHARGE: {
    code: 'INVALID',
    message: 'The price of this item has no separate making charge. Discount the whole price instead.',
  },
  DISCOUNT_ABOVE_PRICE: { code: 'INVALID', message: 'The discount here can be at most {maxNpr}.' },
  APPROVER_LIMIT_EXCEEDED: {
    code: 'NOT_ALLOWED',
    message: 'This account can’t approve the discount. Its limit is {percent}%.',
  },
  ORDER_WITHOUT_ADDRESS: {
    code: 'NOT_ALLOWED',
    message: 'This order is for pick-up at the store and has no address.',
  },
  NO_EMAIL_ADDRESS: { code: 'INVALID', message: 'The order has no email address. Enter one.' },
  PARKED_SALE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This sale is no longer parked.' },
  PARKED_SALE_ALREADY_RESUMED: { code: 'NOT_FOUND', message: '{name} has already resumed this sale.' },

  ORDER_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This order doesn’t exist.' },
  ORDER_LOOKUP_FAILED: {
    code: 'NOT_FOUND',
    message: /*i18n*/ 'We couldn’t find an order with this number and phone number or email address.',
  },
  ACCOUNT_HAS_OPEN_ORDER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'You still have an open order. Cancel it, or wait until it arrives before deleting your account.',
  },
  GUEST_CANNOT_CANCEL_PAID_ORDER: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This order is paid. Contact us to cancel it.',
  },
  ORDER_DETAILS_NOT_EDITABLE: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'An order that is {status} can no longer be changed. Please call us.',
  },
  ORDER_STATUS_CHANGE_NOT_ALLOWED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'An order’s status can’t change from {from} to {to}. Possible next statuses: {allowed}.',
  },
  ORDER_IS_FINAL: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This order is {from}. This status is final and can’t be changed to {to}.',
  },
  ORDER_ALREADY_CANCELLED: { code: 'NOT_ALLOWED', message: /*i18n*/ 'This order is already cancelled.' },
  ORDER_ALREADY_RETURNED: { code: 'NOT_ALLOWED', message: 'This order has already been returned.' },
  ITEMS_OUT_OF_STOCK: {
    code: 'OUT_OF_STOCK',
    message:
      'No stock is reserved for this order, and there is not enough left of: {pieces}. Call the customer, or cancel the order.',
  },
  ORDER_NOT_PAID: {
    code: 'NOT_ALLOWED',
    message:
      'The bank transfer for this order has not arrived yet. Record the payment first, or confirm that you are shipping the order unpaid.',
  },
  ORDER_NOT_CANCELLED: {
    code: 'NOT_ALLOWED',
    message: 'Only a cancelled order can be deleted. Cancel it first.',
  },
  PAYMENT_STATUS_CHANGE_NOT_ALLOWED: {
    code: 'NOT_ALLOWED',
    message: 'A payment that is {from} can’t become {to}. Possible next statuses: {allowed}.',
  },
  PAYMENT_IS_FINAL: {
    code: 'NOT_ALLOWED',
    message: 'A payment that is {from} can’t become {to}. Its status {from} is final.',
  },
  NOTHING_TO_PAY: {
    code: 'NOT_ALLOWED',
    message: 'This order has no amount due. If you received money anyway, confirm it and refund it.',
  },
  AMOUNT_ABOVE_DUE: {
    code: 'NOT_ALLOWED',
    message:
      'Only {dueNpr} is due for this order. If you received more, confirm the overpayment and refund it.',
  },
  ORDER_CASH_ABOVE_LEGAL_LIMIT: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      'By law, cash for one order must stay below {limitNpr}, even in parts. {cashNpr} in cash is already recorded, including entries voided today.',
  },
  PAID_IN_THE_FUTURE: { code: 'INVALID', message: 'The time of a payment can’t be in the future.' },
  PAYMENT_NOT_FOUND: { code: 'NOT_FOUND', message: 'This order has no such ledger entry.' },
  PAYMENT_ALREADY_VOIDED: { code: 'NOT_ALLOWED', message: 'This entry is already voided.' },
  CANNOT_VOID_CREDIT: {
    code: 'NOT_ALLOWED',
    message: 'A credit belongs to a return or an agreement and can’t be voided separately.',
  },
  PAYMENT_PARTLY_REFUNDED: {
    code: 'NOT_ALLOWED',
    message: 'Part of this payment was refunded. Void that refund first.',
  },
  ORDER_NOT_EDITABLE: {
    code: 'NOT_ALLOWED',
    message: 'An order that is {status} can no longer be edited.',
  },
  LINE_NOT_IN_ORDER: { code: 'NOT_FOUND', message: 'This line is not in the order.' },
  DUPLICATE_LINE: { code: 'INVALID', message: 'List each line of the order only once.' },
  LINE_WITHOUT_ITEM: {
    code: 'INVALID',
    message: 'Enter a line of the order, or the product or SKU of an item to add.',
  },
  COUPON_NO_LONGER_APPLICABLE: {
    code: 'COUPON_NOT_FOR_CART',
    message: 'The coupon {coupon} applies to none of these items. Remove the coupon, or add an item.',
  },
  COUPON_MINIMUM_NO_LONGER_MET: {
    code: 'COUPON_BELOW_MINIMUM',
    message:
      'The coupon {coupon} is for orders of {minNpr} or more, and {missingNpr} is missing. Remove the coupon, or add an item.',
  },
  EDIT_TOTAL_CHANGED: {
    code: 'PRICE_CHANGED',
    message: 'The total is now {totalNpr}. Check the lines and save again.',
  },
  AGREEMENT_MISSING: {
    code: 'NOT_ALLOWED',
    message: 'The customer has to agree to this change. Record who agreed, or ask by email.',
  },
  PROPOSAL_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This proposal doesn’t exist.' },
  PROPOSAL_NO_LONGER_OPEN: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This proposal is no longer open. Please check the order again, or call us.',
  },
  PROPOSAL_CLOSED: {
    code: 'NOT_ALLOWED',
    message: 'This proposal is closed: it was answered, replaced or has expired.',
  },
  PROPOSED_ITEMS_OUT_OF_STOCK: {
    code: 'OUT_OF_STOCK',
    message: /*i18n*/ 'Some of the proposed pieces are no longer in stock. Please call us.',
  },
  CUSTOMER_UNREACHABLE: {
    code: 'NOT_ALLOWED',
    message: 'The customer’s account and its address were deleted.',
  },
  MAIL_ORDER_CANCELLED: {
    code: 'NOT_ALLOWED',
    message: 'This order is cancelled or returned, so this email doesn’t apply to it.',
  },
  MAIL_ORDER_NOT_CANCELLED: { code: 'NOT_ALLOWED', message: 'This order is not cancelled.' },
  TOO_LATE_TO_UNDO: {
    code: 'NOT_ALLOWED',
    message: 'It’s too late to undo this. The customer has been notified, or the order has changed since.',
  },
  NO_AMOUNT_DUE: { code: 'NOT_ALLOWED', message: 'This order has nothing due.' },
  ORDER_NOTE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This note doesn’t exist.' },
  NOTE_AUTHOR_MISMATCH: { code: 'NOT_ALLOWED', message: 'Only the author of a note can change it.' },
  ASSIGNEE_NOT_FOUND: { code: 'NOT_FOUND', message: 'No staff member has this id.' },
  TAG_NOT_FOUND: { code: 'NOT_FOUND', message: 'This tag doesn’t exist.' },
  TAG_NAME_TAKEN: { code: 'INVALID', message: 'Another tag has this name.' },
  TOO_MANY_MENTIONS: { code: 'INVALID', message: 'Send at most {most} notes.' },
  TAG_INTO_ITSELF: {
    code: 'INVALID',
    message: /*i18n*/ 'A tag can’t be merged into itself. Choose another tag.',
  },
  UNKNOWN_MAIL_PLACEHOLDER: {
    code: 'INVALID',
    message: /*i18n*/ '{place} is not a valid placeholder for orders.',
  },
  TOO_MANY_TAGS: { code: 'NOT_ALLOWED', message: 'There can be at most {most} tags.' },
});
