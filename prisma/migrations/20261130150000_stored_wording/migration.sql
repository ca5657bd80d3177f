-- Texts that are stored in English and translated by the back office follow their new wording.
UPDATE `order_events`
SET `note` = CASE `note`
    WHEN 'Part of the payment received.' THEN 'Partial payment received.'
    WHEN 'Payment not received after all.' THEN 'Payment voided.'
    WHEN 'Refund not sent after all.' THEN 'Refund voided.'
    WHEN 'The payment did not come in time.' THEN 'Payment not received in time.'
    WHEN 'The payment came after all: the order goes on.' THEN 'Late payment received: the order was reopened.'
    WHEN 'Another way to pay was chosen.' THEN 'Payment method changed.'
    WHEN 'A link to pay was mailed.' THEN 'Payment link emailed.'
    WHEN 'A link to pay was made.' THEN 'Payment link created.'
    WHEN 'Booked: the advance is here.' THEN 'Booked: advance received.'
    WHEN 'The buyer was reminded of the rest.' THEN 'Customer reminded of the remaining amount.'
    WHEN 'The booking was extended.' THEN 'Booking extended.'
    WHEN 'The rate has fallen since the booking: the pieces cost less.' THEN 'The rate has fallen since the booking, so the price was lowered.'
    WHEN 'The rest of the payment did not come in time.' THEN 'Remaining payment not received in time.'
    WHEN 'The rest of the booking did not come in time.' THEN 'Remaining amount of the booking not received in time.'
    WHEN 'A slip of the bank transfer was sent.' THEN 'Transfer receipt uploaded.'
    WHEN 'The slip of the bank transfer was declined.' THEN 'Transfer receipt declined.'
    WHEN 'The slip of the bank transfer was withdrawn.' THEN 'Transfer receipt withdrawn.'
    WHEN 'Cash received from the courier was reversed.' THEN 'Cash from the courier reversed.'
    WHEN 'The proposed change was declined.' THEN 'Proposed change declined.'
    WHEN 'The proposed change expired.' THEN 'Proposed change expired.'
    WHEN 'The proposed change was withdrawn.' THEN 'Proposed change withdrawn.'
    WHEN 'Sold at the counter and taken along.' THEN 'Sold at the counter and handed over.'
    WHEN 'Sold at the counter, to be picked up.' THEN 'Sold at the counter, for pick-up later.'
    WHEN 'Ordered by phone, to be picked up.' THEN 'Ordered by phone, for pick-up.'
    ELSE `note`
  END
WHERE `note` IN (
  'Part of the payment received.',
  'Payment not received after all.',
  'Refund not sent after all.',
  'The payment did not come in time.',
  'The payment came after all: the order goes on.',
  'Another way to pay was chosen.',
  'A link to pay was mailed.',
  'A link to pay was made.',
  'Booked: the advance is here.',
  'The buyer was reminded of the rest.',
  'The booking was extended.',
  'The rate has fallen since the booking: the pieces cost less.',
  'The rest of the payment did not come in time.',
  'The rest of the booking did not come in time.',
  'A slip of the bank transfer was sent.',
  'The slip of the bank transfer was declined.',
  'The slip of the bank transfer was withdrawn.',
  'Cash received from the courier was reversed.',
  'The proposed change was declined.',
  'The proposed change expired.',
  'The proposed change was withdrawn.',
  'Sold at the counter and taken along.',
  'Sold at the counter, to be picked up.',
  'Ordered by phone, to be picked up.'
);

-- A store may have a role called Sales already.
UPDATE IGNORE `staff_roles` SET `name` = 'Sales' WHERE `name` = 'Sales desk';
UPDATE `staff_roles`
SET `summary` = CASE `summary`
    WHEN 'Runs the day: everything but the settings of the store, and the team below them.' THEN 'Runs daily operations: everything except store settings and senior staff accounts.'
    WHEN 'Sells at the counter and looks after orders and their buyers.' THEN 'Sells at the counter and looks after orders and customers.'
    WHEN 'Prepares and ships what was ordered.' THEN 'Prepares and ships orders.'
    WHEN 'Notes payments, refunds, and reads the figures.' THEN 'Records payments and refunds, and reads the reports.'
    WHEN 'Writes and photographs pieces, collections and pages; answers reviews.' THEN 'Writes and photographs products, collections and pages, and replies to reviews.'
    ELSE `summary`
  END;
