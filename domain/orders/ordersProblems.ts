import { defineProblems } from '#domain/errors/defineProblems.ts';

export const ORDERS_PROBLEMS = defineProblems({
  ONLY_LEFT: { code: 'OUT_OF_STOCK', message: /*i18n*/ 'Only {count} left.' },
  NOT_HERE: {
    code: 'OUT_OF_STOCK',
    message: '{count} here. Elsewhere: {places}.',
  },
  SOLD_OUT: { code: 'OUT_OF_STOCK', message: 'This piece is sold out.' },
  NO_LONGER_FOR_SALE: { code: 'NOT_FOUND', message: 'This piece is no longer for sale.' },
  SIZE_NOT_CHOSEN: { code: 'INVALID', message: 'Choose a size.' },
  SIZE_NOT_AVAILABLE: { code: 'NOT_FOUND', message: /*i18n*/ 'Size {size} is not available.' },
  WITHOUT_SIZES: { code: 'NOT_FOUND', message: 'This piece comes without sizes.' },
  QUANTITY_OUT_OF_RANGE: { code: 'INVALID', message: /*i18n*/ 'Choose a quantity from 1 to {most}.' },
  LINES_OUT_OF_RANGE: {
    code: 'INVALID',
    message: /*i18n*/ 'An order can have 1 to {most} different items.',
  },
  LINE_ID_TWICE: { code: 'INVALID', message: 'Each line has an id of its own.' },
  ORDER_TOO_LARGE: {
    code: 'INVALID',
    message: 'One order can be worth {mostNpr} at most. Please contact the store.',
  },
  TOTAL_CHANGED: {
    code: 'PRICE_CHANGED',
    message: /*i18n*/ 'The total is now {totalNpr}. Please check it and place the order again.',
  },
  HELD_PRICE_OVER: {
    code: 'PRICE_CHANGED',
    message:
      /*i18n*/ 'The time for which the price was held is over. The total is now {totalNpr}. Please check it and place the order again.',
  },
  QUOTE_NOT_VALID: {
    code: 'INVALID',
    message: /*i18n*/ 'This price quote is not valid. Ask for a new one.',
  },
  QUOTE_OF_OTHER_LINES: {
    code: 'INVALID',
    message: /*i18n*/ 'This price quote is for other items. Ask for a new one.',
  },
  QUOTE_AT_COUNTER: {
    code: 'INVALID',
    message: 'A counter sale is charged at the current price. Leave out the quote.',
  },
  HELD_RATE_MOVED: {
    code: 'PRICE_CHANGED',
    message:
      /*i18n*/ 'The metal’s rate has moved so far that the price could not be held. The total is now {totalNpr}. Please check it and place the order again.',
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
  CONTACT_OPENS_ORDER: {
    code: 'NOT_ALLOWED',
    message:
      'An API key can’t change the e-mail address or phone number of an order, because they open it. Staff change them in the back-office.',
  },
  IDEMPOTENCY_KEY_USED: {
    code: 'IDEMPOTENCY_MISMATCH',
    message: /*i18n*/ 'This idempotency key was already used for another order.',
  },

  CASH_ABOVE_LAW: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      'By law, a sale can’t be paid with {limitNpr} or more in cash, even in parts. Take the rest by transfer or card.',
  },
  CASH_OF_DAY_ABOVE_LAW: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      'This customer paid {todayNpr} in cash today, including entries voided today. By law, it must stay below {limitNpr} a day. Take the rest by transfer or card.',
  },
  ONLY_FROM_A_BANK: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      'By law, {fromNpr} or more must be paid from a bank account of the buyer or their family. Take a bank transfer.',
  },
  BUYER_NAME_NEEDED: { code: 'INVALID', message: 'Enter the name of who buys.' },
  BUYER_PHONE_NEEDED: { code: 'INVALID', message: 'Enter the phone number of who buys.' },
  BUYER_PAN_NEEDED: { code: 'INVALID', message: 'Enter the PAN of who buys.' },
  PAYER_NEEDED: { code: 'INVALID', message: 'Enter whose bank account the money comes from.' },
  PAID_TOO_MUCH: {
    code: 'INVALID',
    message: 'The payments are {moreNpr} more than the total of {totalNpr}.',
  },
  PAID_TOO_LITTLE: {
    code: 'INVALID',
    message: '{missingNpr} are missing. Take another payment, or let a named customer pay later.',
  },
  GIVEN_TOO_LITTLE: { code: 'INVALID', message: 'What was given in cash does not cover the amount.' },
  CARD_DIGITS: { code: 'INVALID', message: 'Enter exactly the last four digits of the card.' },
  REFERENCE_MISSING: {
    code: 'INVALID',
    message: 'Enter the reference, or the last four digits of the card.',
  },
  NO_MAKING_CHARGE: {
    code: 'INVALID',
    message: 'This price has no making charge of its own. Reduce the whole price.',
  },
  DISCOUNT_ABOVE_PRICE: { code: 'INVALID', message: 'At most {mostNpr} can be taken off here.' },
  APPROVER_CANNOT: {
    code: 'NOT_ALLOWED',
    message: 'This account cannot approve the discount: it may take off up to {percent} percent.',
  },
  ORDER_WITHOUT_ADDRESS: {
    code: 'NOT_ALLOWED',
    message: 'This order is handed over at the store: it has no address.',
  },
  NO_EMAIL_ADDRESS: { code: 'INVALID', message: 'The order has no email address. Enter one.' },
  PARKED_SALE_GONE: { code: 'NOT_FOUND', message: 'This sale is not parked any more.' },
  PARKED_SALE_TAKEN: { code: 'NOT_FOUND', message: '{name} has taken this sale up already.' },

  ORDER_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such order.' },
  ORDER_NOT_OPENED: {
    code: 'NOT_FOUND',
    message: /*i18n*/ 'We found no order with this number and this phone or email address.',
  },
  ORDER_UNDER_WAY: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'An order is still under way. Cancel it, or delete the account once it has arrived.',
  },
  GUEST_CANCELS_BY_CALL: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This order is paid. Contact us to cancel it.',
  },
  ORDER_IN_HAND: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'An order that is {status} cannot be changed any more: the store has it in hand. Please call us.',
  },
  ORDER_CANNOT_BECOME: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'An order that is {from} cannot become {to}. From {from} it can become {allowed}.',
  },
  ORDER_IS_FINAL: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This order is {from}, which is final: it cannot become {to} any more.',
  },
  ORDER_ALREADY_CANCELLED: { code: 'NOT_ALLOWED', message: /*i18n*/ 'This order is cancelled already.' },
  ORDER_ALREADY_RETURNED: { code: 'NOT_ALLOWED', message: 'This order came back already.' },
  PIECES_GONE: {
    code: 'OUT_OF_STOCK',
    message:
      'Nothing was set aside for this order, and there is not enough left of: {pieces}. Call the buyer, or cancel the order.',
  },
  ORDER_NOT_PAID: {
    code: 'NOT_ALLOWED',
    message:
      'The bank transfer for this order has not arrived yet. Record the payment first, or confirm that it goes out unpaid.',
  },
  ORDER_NOT_CANCELLED: {
    code: 'NOT_ALLOWED',
    message: 'Only a cancelled order can be deleted. Cancel it first.',
  },
  PAYMENT_CANNOT_BECOME: {
    code: 'NOT_ALLOWED',
    message: 'A payment that is {from} cannot become {to}. From {from} it can become {allowed}.',
  },
  PAYMENT_IS_FINAL: {
    code: 'NOT_ALLOWED',
    message: 'A payment that is {from} cannot become {to}. {from} is final: it cannot change any more.',
  },
  NOTHING_TO_PAY: {
    code: 'NOT_ALLOWED',
    message:
      'Nothing is to be paid for this order any more. If money arrived all the same, confirm that, and pay it back.',
  },
  MORE_THAN_DUE: {
    code: 'NOT_ALLOWED',
    message:
      'Only {dueNpr} is due for this order. If more came in, confirm that it is an overpayment, and pay it back.',
  },
  CASH_AGAINST_THE_LAW: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      'By law, cash for one order must stay below {limitNpr}, even in parts. {takenNpr} in cash is already recorded, including entries voided today.',
  },
  PAID_IN_THE_FUTURE: { code: 'INVALID', message: 'Money cannot have come in after now.' },
  PAYMENT_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such entry in the ledger of this order.' },
  PAYMENT_VOIDED_ALREADY: { code: 'NOT_ALLOWED', message: 'This entry was voided already.' },
  CREDIT_STAYS: {
    code: 'NOT_ALLOWED',
    message: 'What the buyer was let off belongs to a return or an agreement, and is not voided by itself.',
  },
  PAYMENT_PAID_BACK: {
    code: 'NOT_ALLOWED',
    message: 'Of this payment something went back to the buyer. Void that refund first.',
  },
  ORDER_NOT_CORRECTABLE: {
    code: 'NOT_ALLOWED',
    message: 'An order that is {status} cannot be corrected any more.',
  },
  LINE_NOT_IN_ORDER: { code: 'NOT_FOUND', message: 'This line is not in the order.' },
  LINE_NAMED_TWICE: { code: 'INVALID', message: 'Each line of the order is named once.' },
  LINE_WITHOUT_PIECE: {
    code: 'INVALID',
    message: 'Name a line of the order, or a piece to add by its product or its SKU.',
  },
  COUPON_LOST_PIECES: {
    code: 'COUPON_NOT_FOR_CART',
    message: 'The coupon {coupon} counts for none of these pieces. Take the coupon off, or add a piece.',
  },
  COUPON_LOST: {
    code: 'COUPON_BELOW_MINIMUM',
    message:
      'The coupon {coupon} is for orders of {leastNpr} or more; {missingNpr} are missing. Take the coupon off, or add a piece.',
  },
  EDIT_TOTAL_CHANGED: {
    code: 'PRICE_CHANGED',
    message: 'The total is now {totalNpr}. Check the lines and save again.',
  },
  AGREEMENT_MISSING: {
    code: 'NOT_ALLOWED',
    message: 'The buyer has to agree to this: note with whom it was agreed, or ask by email.',
  },
  PROPOSAL_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such proposal.' },
  PROPOSAL_OVER: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This proposal is over. Please look at the order again, or call us.',
  },
  PROPOSAL_CLOSED: {
    code: 'NOT_ALLOWED',
    message: 'This proposal is over: it was answered or replaced, or its time is up.',
  },
  PROPOSED_PIECES_GONE: {
    code: 'OUT_OF_STOCK',
    message: /*i18n*/ 'Not everything that was proposed is left. Please call us.',
  },
  BUYER_UNREACHABLE: {
    code: 'NOT_ALLOWED',
    message: "The buyer's account was deleted, and the address with it.",
  },
  MAIL_OF_CALLED_OFF_ORDER: {
    code: 'NOT_ALLOWED',
    message: 'This order does not stand any more: it asks for nothing.',
  },
  MAIL_OF_STANDING_ORDER: { code: 'NOT_ALLOWED', message: 'This order is not cancelled.' },
  TOO_LATE_TO_UNDO: {
    code: 'NOT_ALLOWED',
    message: 'It is too late to undo this: the buyer has been told, or the order has changed since.',
  },
  NO_DUE_PAYMENT: { code: 'NOT_ALLOWED', message: 'Nothing is due for this order.' },
  ORDER_NOTE_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such note.' },
  NOTE_OF_SOMEBODY_ELSE: { code: 'NOT_ALLOWED', message: 'Only the person who wrote a note can change it.' },
  NO_SUCH_STAFF: { code: 'NOT_FOUND', message: 'There is nobody of the staff with this id.' },
  TAG_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such tag.' },
  TAG_NAME_TAKEN: { code: 'INVALID', message: 'Another tag has this name.' },
  TOO_MANY_MENTIONS: { code: 'INVALID', message: 'Name at most {most} notes.' },
  TAG_INTO_ITSELF: { code: 'INVALID', message: /*i18n*/ 'Choose another tag to merge it into.' },
  UNKNOWN_MAIL_PLACE: { code: 'INVALID', message: /*i18n*/ '{place} stands for nothing of an order.' },
  TOO_MANY_TAGS: { code: 'NOT_ALLOWED', message: 'There can be {most} tags at most.' },
});
