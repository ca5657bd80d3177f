-- The price that a shopper waits for can include tax. Existing alerts keep the price before tax that they were made with.
ALTER TABLE `alerts` ADD COLUMN `includes_tax` BOOLEAN NOT NULL DEFAULT FALSE;
