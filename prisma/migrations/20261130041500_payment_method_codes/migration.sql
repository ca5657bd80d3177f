-- Codes of payment methods are text: the store's code lists them, so that a new payment provider needs no migration.
ALTER TABLE `orders` MODIFY `payment_method` VARCHAR(24) NOT NULL;
ALTER TABLE `payments` MODIFY `method` VARCHAR(24) NOT NULL;
ALTER TABLE `payment_references` MODIFY `method` VARCHAR(24) NOT NULL;
ALTER TABLE `payment_providers` MODIFY `method` VARCHAR(24) NOT NULL;
ALTER TABLE `payment_attempts` MODIFY `method` VARCHAR(24) NOT NULL;
ALTER TABLE `statements` MODIFY `method` VARCHAR(24) NOT NULL;
ALTER TABLE `statement_rows` MODIFY `method` VARCHAR(24) NOT NULL;
