-- A coupon may be for the shipping, and an order keeps what it took off that.

-- AlterTable
ALTER TABLE `coupons` MODIFY `kind` ENUM('PERCENT', 'FIXED', 'SHIPPING') NOT NULL;

-- AlterTable
ALTER TABLE `orders` ADD COLUMN `shipping_discount` INTEGER NOT NULL DEFAULT 0;
