-- Whom a coupon is for, what it counts for, and whether it applies by itself.

-- AlterTable
ALTER TABLE `coupons` ADD COLUMN `name` VARCHAR(80) NULL,
    ADD COLUMN `name_ne` VARCHAR(80) NULL,
    ADD COLUMN `automatic` BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN `basis` ENUM('PRICE', 'MAKING') NOT NULL DEFAULT 'PRICE',
    ADD COLUMN `per_customer` INTEGER NULL,
    ADD COLUMN `first_order_only` BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN `collection_ids` JSON NULL,
    ADD COLUMN `group_ids` JSON NULL,
    ADD INDEX `coupons_automatic_active_idx`(`automatic`, `active`);

-- AlterTable
ALTER TABLE `coupon_redemptions` ADD COLUMN `user_id` CHAR(36) NULL,
    ADD COLUMN `email` VARCHAR(191) NULL,
    ADD COLUMN `phone` VARCHAR(20) NULL,
    ADD INDEX `coupon_redemptions_user_id_coupon_id_idx`(`user_id`, `coupon_id`),
    ADD INDEX `coupon_redemptions_email_coupon_id_idx`(`email`, `coupon_id`),
    ADD INDEX `coupon_redemptions_phone_coupon_id_idx`(`phone`, `coupon_id`),
    ADD CONSTRAINT `coupon_redemptions_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE `orders` ADD COLUMN `coupon_name` VARCHAR(80) NULL,
    ADD COLUMN `coupon_name_ne` VARCHAR(80) NULL;

-- AlterTable
ALTER TABLE `order_lines` ADD COLUMN `coupon_discount` INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE `shop_changes`
  MODIFY `kind` ENUM('PRODUCT', 'STOCK', 'COLLECTIONS', 'RATES', 'SETTINGS', 'EVERYTHING', 'ORDER_PLACED', 'ORDER', 'CUSTOMER', 'WEBHOOKS', 'COUPONS') NOT NULL;

-- Who used a coupon so far, by what their order says of them; an account that was deleted is nobody.
UPDATE `coupon_redemptions` r JOIN `orders` o ON o.`id` = r.`order_id`
SET r.`user_id` = o.`user_id`,
    r.`email` = IF(o.`contact_email` LIKE '%@invalid', NULL, NULLIF(o.`contact_email`, '')),
    r.`phone` = NULLIF(o.`contact_phone`, '');

-- A coupon was of the whole price so far: each line bears its share of it, all of them together the rupees that it took off.
-- What was credited for pieces that came back was reckoned without, and stays as it is.
UPDATE `order_lines` l JOIN (
    SELECT s.`id`,
        ROUND(s.`coupon` * s.`up_to` / s.`whole`) - ROUND(s.`coupon` * (s.`up_to` - s.`line_total`) / s.`whole`) AS `share`
    FROM (
        SELECT p.`id`, p.`line_total`, o.`discount` - o.`staff_discount` AS `coupon`,
            SUM(p.`line_total`) OVER (PARTITION BY p.`order_id` ORDER BY p.`position`, p.`id`) AS `up_to`,
            SUM(p.`line_total`) OVER (PARTITION BY p.`order_id`) AS `whole`,
            SUM(p.`returned`) OVER (PARTITION BY p.`order_id`) AS `back`
        FROM `order_lines` p JOIN `orders` o ON o.`id` = p.`order_id`
        WHERE o.`coupon_code` IS NOT NULL AND o.`discount` > o.`staff_discount`
    ) s
    WHERE s.`back` = 0 AND s.`whole` > 0
) shares ON shares.`id` = l.`id`
SET l.`coupon_discount` = shares.`share`;
