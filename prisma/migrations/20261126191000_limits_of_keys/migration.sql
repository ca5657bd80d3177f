-- How far a program may go: no discount by hand, and no more paid back than is owed, unless said otherwise.
ALTER TABLE `api_keys`
  ADD COLUMN `discount_percent` INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN `refund_npr` INTEGER NOT NULL DEFAULT 0;
