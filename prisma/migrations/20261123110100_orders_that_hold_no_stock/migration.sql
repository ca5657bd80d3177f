-- Large unpaid orders hold no stock until the store has confirmed them.

-- AlterTable
ALTER TABLE `orders` ADD COLUMN `stock_held` BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN `placed_from` VARCHAR(64) NULL;

UPDATE `orders` SET `stock_held` = false WHERE `status` IN ('CANCELLED', 'RETURNED');

-- CreateIndex
CREATE INDEX `orders_placed_from_idx` ON `orders`(`placed_from`);
