-- AlterTable
ALTER TABLE `orders` ADD COLUMN `cash_with_courier` INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX `orders_cash_with_courier_idx` ON `orders`(`cash_with_courier`, `due`);
