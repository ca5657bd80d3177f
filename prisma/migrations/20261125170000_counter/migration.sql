-- An order says where it was made and how its pieces reach the buyer. One that is handed over at the counter has no
-- address, and of its buyer only what they gave: what is not known is an empty text.
ALTER TABLE `orders`
    ADD COLUMN `channel` ENUM('SHOP', 'COUNTER', 'PHONE', 'API') NOT NULL DEFAULT 'SHOP',
    ADD COLUMN `handover` ENUM('DELIVERY', 'PICKUP', 'COUNTER') NOT NULL DEFAULT 'DELIVERY',
    ADD COLUMN `staff_discount` INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN `staff_discount_reason` VARCHAR(160) NULL,
    ADD COLUMN `buyer_pan` CHAR(9) NULL,
    ADD COLUMN `payer_name` VARCHAR(80) NULL,
    ADD COLUMN `payer_bank` VARCHAR(80) NULL,
    ADD COLUMN `payer_relation` ENUM('SELF', 'FAMILY') NULL;

ALTER TABLE `order_lines` ADD COLUMN `staff_discount` INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN `staff_discount_reason` VARCHAR(160) NULL;

-- What was laid on the counter for a payment in cash, of which the rest went back as change.
ALTER TABLE `payments` ADD COLUMN `given` INTEGER NULL;

-- What was sold at the counter until now is in the record of what staff did; what was taken along was delivered at once.
UPDATE `orders` o
    JOIN `audit_entries` a ON a.`entity` = 'Order' AND a.`entity_id` = o.`id` AND a.`action` = 'order.counterSale'
    SET o.`channel` = 'COUNTER',
        o.`handover` = CASE WHEN o.`shipping` = 0 AND o.`estimated_from` = o.`placed_at` AND o.`estimated_to` = o.`placed_at`
            THEN 'COUNTER' ELSE 'DELIVERY' END;

ALTER TABLE `orders`
    ADD INDEX `orders_by_channel_idx`(`channel`, `placed_at`, `id`, `status`, `payment_status`, `payment_method`, `district`, `final_total`);

-- A sale that was put aside at the counter, for any till of the store to take up again.
CREATE TABLE `parked_sales` (
    `id` CHAR(36) NOT NULL,
    `label` VARCHAR(80) NOT NULL,
    `content` JSON NOT NULL,
    `pieces` INTEGER NOT NULL,
    `total` INTEGER NOT NULL,
    `parked_by_id` CHAR(36) NULL,
    `parked_at` DATETIME(3) NOT NULL,
    `expires_at` DATETIME(3) NOT NULL,
    `ended_at` DATETIME(3) NULL,
    `ended_by_id` CHAR(36) NULL,

    INDEX `parked_sales_ended_at_expires_at_idx`(`ended_at`, `expires_at`),
    INDEX `parked_sales_expires_at_idx`(`expires_at`),
    INDEX `parked_sales_parked_by_id_idx`(`parked_by_id`),
    INDEX `parked_sales_ended_by_id_idx`(`ended_by_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `parked_sales`
    ADD CONSTRAINT `parked_sales_parked_by_id_fkey` FOREIGN KEY (`parked_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT `parked_sales_ended_by_id_fkey` FOREIGN KEY (`ended_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
