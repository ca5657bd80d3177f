-- Tables, columns and stored codes follow the terms of docs/glossary.md.
RENAME TABLE
  `home_rows` TO `home_sections`,
  `cart_copies` TO `saved_carts`,
  `cart_copy_lines` TO `saved_cart_lines`,
  `transfer_slips` TO `transfer_receipts`,
  `courier_cash_entries` TO `carrier_cash_entries`,
  `failing_addresses` TO `bouncing_addresses`,
  `daily_piece_figures` TO `daily_item_figures`;

ALTER TABLE `variants` RENAME COLUMN `most_stock` TO `peak_stock`;
ALTER TABLE `stock_takes`
  RENAME COLUMN `value_more` TO `surplus_value`,
  RENAME COLUMN `value_fewer` TO `shortage_value`;
ALTER TABLE `orders`
  RENAME COLUMN `cash_with_courier` TO `cash_with_carrier`,
  RENAME COLUMN `staff_discount_on` TO `staff_discount_basis`,
  RENAME COLUMN `stock_held` TO `is_stock_reserved`,
  RENAME INDEX `orders_cash_with_courier_idx` TO `orders_cash_with_carrier_idx`;
ALTER TABLE `order_lines` RENAME COLUMN `staff_discount_on` TO `staff_discount_basis`;
ALTER TABLE `payment_attempts`
  RENAME COLUMN `asked_at` TO `queried_at`,
  RENAME COLUMN `answered_at` TO `responded_at`,
  RENAME COLUMN `refund_asked` TO `refund_requested`,
  RENAME INDEX `payment_attempts_refund_asked_idx` TO `payment_attempts_refund_requested_idx`;
ALTER TABLE `returns` RENAME COLUMN `is_asked_for` TO `is_requested_by_customer`;
ALTER TABLE `return_lines`
  RENAME COLUMN `wished_size` TO `exchange_size`,
  RENAME COLUMN `wished_words` TO `exchange_preference`;
ALTER TABLE `reviews` RENAME COLUMN `reply_told_at` TO `reply_notified_at`;
ALTER TABLE `thread_messages` RENAME COLUMN `not_kept` TO `skipped_attachments`;
ALTER TABLE `inbox`
  RENAME COLUMN `hook_secret` TO `webhook_secret`,
  RENAME COLUMN `hooked_at` TO `last_webhook_at`,
  RENAME COLUMN `last_said` TO `last_response`;
ALTER TABLE `email_changes` RENAME COLUMN `without_sign_in_from` TO `sign_in_required_until`;
ALTER TABLE `client_errors` RENAME COLUMN `told_by` TO `reported_by`;
ALTER TABLE `backups` RENAME COLUMN `elsewhere_since` TO `other_server_since`;

-- Indexes and constraints have the names of their table.
ALTER TABLE `home_sections`
  DROP FOREIGN KEY `home_rows_collection_id_fkey`,
  RENAME INDEX `home_rows_collection_id_idx` TO `home_sections_collection_id_idx`;
ALTER TABLE `saved_carts` DROP FOREIGN KEY `cart_copies_user_id_fkey`;
ALTER TABLE `saved_cart_lines`
  DROP FOREIGN KEY `cart_copy_lines_user_id_fkey`,
  DROP FOREIGN KEY `cart_copy_lines_product_id_fkey`,
  RENAME INDEX `cart_copy_lines_product_id_idx` TO `saved_cart_lines_product_id_idx`;
ALTER TABLE `transfer_receipts`
  DROP FOREIGN KEY `transfer_slips_order_id_fkey`,
  DROP FOREIGN KEY `transfer_slips_decided_by_id_fkey`,
  DROP FOREIGN KEY `transfer_slips_payment_id_fkey`,
  RENAME INDEX `transfer_slips_payment_id_key` TO `transfer_receipts_payment_id_key`,
  RENAME INDEX `transfer_slips_order_id_created_at_idx` TO `transfer_receipts_order_id_created_at_idx`,
  RENAME INDEX `transfer_slips_status_created_at_id_idx` TO `transfer_receipts_status_created_at_id_idx`,
  RENAME INDEX `transfer_slips_decided_by_id_idx` TO `transfer_receipts_decided_by_id_idx`;
ALTER TABLE `carrier_cash_entries`
  DROP FOREIGN KEY `courier_cash_entries_order_id_fkey`,
  DROP FOREIGN KEY `courier_cash_entries_payment_id_fkey`,
  DROP FOREIGN KEY `courier_cash_entries_remittance_id_fkey`,
  DROP FOREIGN KEY `courier_cash_entries_actor_id_fkey`,
  RENAME INDEX `courier_cash_entries_day_kind_idx` TO `carrier_cash_entries_day_kind_idx`,
  RENAME INDEX `courier_cash_entries_order_id_idx` TO `carrier_cash_entries_order_id_idx`,
  RENAME INDEX `courier_cash_entries_payment_id_idx` TO `carrier_cash_entries_payment_id_idx`,
  RENAME INDEX `courier_cash_entries_remittance_id_idx` TO `carrier_cash_entries_remittance_id_idx`,
  RENAME INDEX `courier_cash_entries_actor_id_idx` TO `carrier_cash_entries_actor_id_idx`;
ALTER TABLE `saved_carts` ADD CONSTRAINT `saved_carts_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE `saved_cart_lines` ADD CONSTRAINT `saved_cart_lines_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `saved_carts`(`user_id`) ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE `saved_cart_lines` ADD CONSTRAINT `saved_cart_lines_product_id_fkey` FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE `home_sections` ADD CONSTRAINT `home_sections_collection_id_fkey` FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE `transfer_receipts` ADD CONSTRAINT `transfer_receipts_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE `transfer_receipts` ADD CONSTRAINT `transfer_receipts_decided_by_id_fkey` FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE `transfer_receipts` ADD CONSTRAINT `transfer_receipts_payment_id_fkey` FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE `carrier_cash_entries` ADD CONSTRAINT `carrier_cash_entries_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE `carrier_cash_entries` ADD CONSTRAINT `carrier_cash_entries_payment_id_fkey` FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE `carrier_cash_entries` ADD CONSTRAINT `carrier_cash_entries_remittance_id_fkey` FOREIGN KEY (`remittance_id`) REFERENCES `remittances`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE `carrier_cash_entries` ADD CONSTRAINT `carrier_cash_entries_actor_id_fkey` FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- Codes in enum columns.
ALTER TABLE `payment_attempts`
  MODIFY `status` ENUM('OPEN', 'HELD', 'SETTLED', 'CANCELLED', 'EXPIRED', 'FAILED', 'UNDER_REVIEW') NOT NULL DEFAULT 'OPEN';
UPDATE `payment_attempts` SET `status` = 'UNDER_REVIEW' WHERE `status` = 'HELD';
ALTER TABLE `payment_attempts`
  MODIFY `status` ENUM('OPEN', 'UNDER_REVIEW', 'SETTLED', 'CANCELLED', 'EXPIRED', 'FAILED') NOT NULL DEFAULT 'OPEN';
ALTER TABLE `payment_events`
  MODIFY `kind` ENUM('STARTED', 'RETURNED', 'ANSWERED', 'SETTLED', 'HELD', 'ENDED', 'DECIDED', 'REFUND_ASKED', 'REFUND_ANSWERED', 'UNDER_REVIEW', 'REVIEWED', 'REFUND_REQUESTED', 'REFUND_RESPONSE_RECEIVED') NOT NULL;
UPDATE `payment_events`
SET `kind` = CASE `kind`
    WHEN 'HELD' THEN 'UNDER_REVIEW'
    WHEN 'DECIDED' THEN 'REVIEWED'
    WHEN 'REFUND_ASKED' THEN 'REFUND_REQUESTED'
    ELSE 'REFUND_RESPONSE_RECEIVED'
  END
WHERE `kind` IN ('HELD', 'DECIDED', 'REFUND_ASKED', 'REFUND_ANSWERED');
ALTER TABLE `payment_events`
  MODIFY `kind` ENUM('STARTED', 'RETURNED', 'ANSWERED', 'SETTLED', 'UNDER_REVIEW', 'ENDED', 'REVIEWED', 'REFUND_REQUESTED', 'REFUND_RESPONSE_RECEIVED') NOT NULL;
ALTER TABLE `return_lines`
  MODIFY `reason` ENUM('WRONG_SIZE', 'DAMAGED', 'NOT_AS_DESCRIBED', 'CHANGED_MIND', 'REFUSED_AT_DOOR', 'NOBODY_THERE', 'OTHER', 'DELIVERY_REFUSED', 'RECIPIENT_ABSENT') NOT NULL;
UPDATE `return_lines`
SET `reason` = IF(`reason` = 'REFUSED_AT_DOOR', 'DELIVERY_REFUSED', 'RECIPIENT_ABSENT')
WHERE `reason` IN ('REFUSED_AT_DOOR', 'NOBODY_THERE');
ALTER TABLE `return_lines`
  MODIFY `reason` ENUM('WRONG_SIZE', 'DAMAGED', 'NOT_AS_DESCRIBED', 'CHANGED_MIND', 'DELIVERY_REFUSED', 'RECIPIENT_ABSENT', 'OTHER') NOT NULL;
ALTER TABLE `webhook_endpoints`
  MODIFY `state` ENUM('ON', 'OFF', 'DISABLED', 'KEY_ENDED', 'KEY_INACTIVE') NOT NULL DEFAULT 'ON';
UPDATE `webhook_endpoints` SET `state` = 'KEY_INACTIVE' WHERE `state` = 'KEY_ENDED';
ALTER TABLE `webhook_endpoints`
  MODIFY `state` ENUM('ON', 'OFF', 'DISABLED', 'KEY_INACTIVE') NOT NULL DEFAULT 'ON';

-- Codes in text columns.
UPDATE `payment_attempts`
SET `reason` = CASE `reason`
    WHEN 'REFUNDED_THERE' THEN 'REFUNDED_BY_PROVIDER'
    WHEN 'NO_ANSWER' THEN 'NO_RESPONSE'
    ELSE 'POSSIBLE_DUPLICATE'
  END
WHERE `reason` IN ('REFUNDED_THERE', 'NO_ANSWER', 'MAYBE_RECORDED');
UPDATE `inbox` SET `last_error` = 'NO_RESPONSE' WHERE `last_error` = 'NO_ANSWER';
UPDATE `webhook_events` SET `change` = 'partially-returned' WHERE `change` = 'part-returned';
UPDATE `store_settings`
SET `key` = CASE `key`
    WHEN 'rateLockMinutes' THEN 'priceHoldMinutes'
    WHEN 'rateLockMaxChangePercent' THEN 'priceHoldMaxRateChangePercent'
    WHEN 'counterBuyerFrom' THEN 'counterCustomerDetailsFrom'
    WHEN 'unpaidPiecesLimit' THEN 'unpaidItemsLimit'
    WHEN 'unpaidSumLimit' THEN 'unpaidTotalLimit'
    ELSE 'minPartialPaymentPercent'
  END
WHERE `key` IN ('rateLockMinutes', 'rateLockMaxChangePercent', 'counterBuyerFrom', 'unpaidPiecesLimit', 'unpaidSumLimit', 'leastPartPercent');
UPDATE `saved_views`
SET `query` = REPLACE(REPLACE(`query`, 'SLIPS_TO_CHECK', 'TRANSFER_RECEIPTS_TO_REVIEW'), 'TO_PAY_BACK', 'REFUND_DUE')
WHERE `query` LIKE '%SLIPS_TO_CHECK%' OR `query` LIKE '%TO_PAY_BACK%';
UPDATE `bulk_jobs`
SET `action` = IF(`action` = 'addPhotographs', 'addPhotos', 'recordCodRemittances')
WHERE `action` IN ('addPhotographs', 'receiveCourierCash');
UPDATE `jobs`
SET `kind` = CASE `kind`
    WHEN 'keepBookings' THEN 'processDueBookings'
    WHEN 'warnOfEndingKeys' THEN 'warnOfExpiringApiKeys'
    WHEN 'endUnpaidOrder' THEN 'expireUnpaidOrder'
    ELSE 'rebuildSearchTexts'
  END
WHERE `kind` IN ('keepBookings', 'warnOfEndingKeys', 'endUnpaidOrder', 'writeSearchTexts');
UPDATE `mails`
SET `template` = CASE `template`
    WHEN 'slipNotice' THEN 'transferReceiptNotice'
    WHEN 'slipDeclined' THEN 'transferReceiptDeclined'
    WHEN 'apiKeyEnds' THEN 'apiKeyExpiry'
    WHEN 'priceFell' THEN 'priceDrop'
    WHEN 'threadAnswer' THEN 'threadReply'
    ELSE 'reviewReply'
  END
WHERE `template` IN ('slipNotice', 'slipDeclined', 'apiKeyEnds', 'priceFell', 'threadAnswer', 'reviewAnswered');
UPDATE `audit_entries`
SET `action` = CASE `action`
    WHEN 'order.acceptSlip' THEN 'order.acceptTransferReceipt'
    WHEN 'order.declineSlip' THEN 'order.declineTransferReceipt'
    WHEN 'order.decidePayment' THEN 'order.resolvePaymentReview'
    WHEN 'order.decideRefund' THEN 'order.resolveProviderRefund'
    WHEN 'signIn.refused' THEN 'signIn.failed'
    WHEN 'homeRow.create' THEN 'homeSection.create'
    WHEN 'homeRow.update' THEN 'homeSection.update'
    WHEN 'homeRow.delete' THEN 'homeSection.delete'
    WHEN 'homeRow.order' THEN 'homeSection.reorder'
    ELSE 'thread.reply'
  END
WHERE `action` IN ('order.acceptSlip', 'order.declineSlip', 'order.decidePayment', 'order.decideRefund', 'signIn.refused', 'homeRow.create', 'homeRow.update', 'homeRow.delete', 'homeRow.order', 'thread.answer');
UPDATE `audit_entries` SET `entity` = 'HomeSection' WHERE `entity` = 'HomeRow';

-- Old and new values of settings in the audit log keep their labels.
UPDATE `audit_entries` SET `before` = REPLACE(`before`, '"rateLockMinutes"', '"priceHoldMinutes"'), `after` = REPLACE(`after`, '"rateLockMinutes"', '"priceHoldMinutes"')
WHERE `action` = 'settings.update' AND (`before` LIKE '%"rateLockMinutes"%' OR `after` LIKE '%"rateLockMinutes"%');
UPDATE `audit_entries` SET `before` = REPLACE(`before`, '"rateLockMaxChangePercent"', '"priceHoldMaxRateChangePercent"'), `after` = REPLACE(`after`, '"rateLockMaxChangePercent"', '"priceHoldMaxRateChangePercent"')
WHERE `action` = 'settings.update' AND (`before` LIKE '%"rateLockMaxChangePercent"%' OR `after` LIKE '%"rateLockMaxChangePercent"%');
UPDATE `audit_entries` SET `before` = REPLACE(`before`, '"counterBuyerFrom"', '"counterCustomerDetailsFrom"'), `after` = REPLACE(`after`, '"counterBuyerFrom"', '"counterCustomerDetailsFrom"')
WHERE `action` = 'settings.update' AND (`before` LIKE '%"counterBuyerFrom"%' OR `after` LIKE '%"counterBuyerFrom"%');
UPDATE `audit_entries` SET `before` = REPLACE(`before`, '"unpaidPiecesLimit"', '"unpaidItemsLimit"'), `after` = REPLACE(`after`, '"unpaidPiecesLimit"', '"unpaidItemsLimit"')
WHERE `action` = 'settings.update' AND (`before` LIKE '%"unpaidPiecesLimit"%' OR `after` LIKE '%"unpaidPiecesLimit"%');
UPDATE `audit_entries` SET `before` = REPLACE(`before`, '"unpaidSumLimit"', '"unpaidTotalLimit"'), `after` = REPLACE(`after`, '"unpaidSumLimit"', '"unpaidTotalLimit"')
WHERE `action` = 'settings.update' AND (`before` LIKE '%"unpaidSumLimit"%' OR `after` LIKE '%"unpaidSumLimit"%');
UPDATE `audit_entries` SET `before` = REPLACE(`before`, '"leastPartPercent"', '"minPartialPaymentPercent"'), `after` = REPLACE(`after`, '"leastPartPercent"', '"minPartialPaymentPercent"')
WHERE `action` = 'settings.update' AND (`before` LIKE '%"leastPartPercent"%' OR `after` LIKE '%"leastPartPercent"%');
