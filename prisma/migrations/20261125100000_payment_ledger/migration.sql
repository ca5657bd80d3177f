-- What an order was paid, paid back and let off is a ledger; the order keeps its sums.
ALTER TABLE `orders`
    MODIFY `payment_status` ENUM('UNPAID', 'PAID', 'REFUNDED', 'PART_PAID', 'PART_REFUNDED') NOT NULL DEFAULT 'UNPAID',
    MODIFY `payment_method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD') NOT NULL,
    ADD COLUMN `paid` INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN `refunded` INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN `credited` INTEGER NOT NULL DEFAULT 0;

ALTER TABLE `payments`
    MODIFY `method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD') NOT NULL,
    ADD COLUMN `kind` ENUM('PAYMENT', 'REFUND', 'CREDIT') NOT NULL DEFAULT 'PAYMENT',
    ADD COLUMN `note` VARCHAR(240) NULL,
    ADD COLUMN `actor_id` CHAR(36) NULL,
    ADD COLUMN `voided_at` DATETIME(3) NULL,
    ADD COLUMN `voided_by_id` CHAR(36) NULL;

-- Until now a row said that money was awaited, had come, or had gone back. What was awaited is no entry any more, and
-- what went back is an entry of its own.
INSERT INTO `payments` (`id`, `order_id`, `method`, `status`, `amount`, `created_at`, `settled_at`, `kind`)
    SELECT UUID(), `order_id`, `method`, `status`, `amount`, COALESCE(`settled_at`, `created_at`), COALESCE(`settled_at`, `created_at`), 'REFUND'
    FROM `payments` WHERE `status` = 'REFUNDED';
DELETE FROM `payments` WHERE `status` = 'UNPAID';
UPDATE `payments` SET `settled_at` = `created_at` WHERE `settled_at` IS NULL;

UPDATE `orders` o
    JOIN (
        SELECT `order_id`,
            SUM(CASE WHEN `kind` = 'PAYMENT' THEN `amount` ELSE 0 END) AS `paid`,
            SUM(CASE WHEN `kind` = 'REFUND' THEN `amount` ELSE 0 END) AS `refunded`
        FROM `payments` GROUP BY `order_id`
    ) p ON p.`order_id` = o.`id`
    SET o.`paid` = p.`paid`, o.`refunded` = p.`refunded`;

ALTER TABLE `payments`
    DROP INDEX `payments_status_created_at_idx`,
    DROP COLUMN `status`,
    MODIFY `settled_at` DATETIME(3) NOT NULL,
    ALTER COLUMN `kind` DROP DEFAULT,
    ADD INDEX `payments_settled_at_idx`(`settled_at`),
    ADD INDEX `payments_actor_id_idx`(`actor_id`),
    ADD INDEX `payments_voided_by_id_idx`(`voided_by_id`),
    ADD CONSTRAINT `payments_actor_id_fkey` FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT `payments_voided_by_id_fkey` FOREIGN KEY (`voided_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- What happened to an order is more than where it stands.
ALTER TABLE `order_events`
    ADD COLUMN `kind` ENUM('STATUS', 'PAYMENT', 'EDIT', 'PARCEL', 'RETURN', 'NOTE') NOT NULL DEFAULT 'STATUS',
    ADD COLUMN `data` JSON NULL,
    ADD COLUMN `staff_only` BOOLEAN NOT NULL DEFAULT false;
