-- Why an entry of an order's ledger was voided.
ALTER TABLE `payments` ADD COLUMN `void_reason` VARCHAR(240) NULL;
