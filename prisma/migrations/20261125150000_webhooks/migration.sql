-- What the desk of the store is told as it happens, beside what shoppers see.
ALTER TABLE `shop_changes`
  MODIFY `kind` ENUM('PRODUCT', 'STOCK', 'COLLECTIONS', 'RATES', 'SETTINGS', 'EVERYTHING', 'ORDER_PLACED', 'ORDER', 'CUSTOMER', 'WEBHOOKS') NOT NULL,
  ADD COLUMN `subject_id` CHAR(36) NULL;
