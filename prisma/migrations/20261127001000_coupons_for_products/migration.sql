-- A coupon may be for single pieces, beside collections.

-- AlterTable
ALTER TABLE `coupons` ADD COLUMN `product_ids` JSON NULL;
