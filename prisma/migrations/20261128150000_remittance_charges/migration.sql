-- A courier pays one net amount for many parcels: what it collected, less its charges.
ALTER TABLE `remittances`
    ADD COLUMN `total_paisa` INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN `deposit` ENUM('BANK', 'CASH') NOT NULL DEFAULT 'BANK',
    ADD COLUMN `version` INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN `closed_at` DATETIME(3) NULL,
    ADD COLUMN `closed_by_id` CHAR(36) NULL,
    ADD COLUMN `voided_at` DATETIME(3) NULL,
    ADD COLUMN `voided_by_id` CHAR(36) NULL,
    ADD COLUMN `void_reason` VARCHAR(240) NULL;
ALTER TABLE `remittances`
    ADD INDEX `remittances_closed_by_id_idx`(`closed_by_id`),
    ADD INDEX `remittances_voided_by_id_idx`(`voided_by_id`),
    ADD CONSTRAINT `remittances_closed_by_id_fkey` FOREIGN KEY (`closed_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT `remittances_voided_by_id_fkey` FOREIGN KEY (`voided_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
UPDATE `remittances` SET `total_paisa` = LEAST(`total`, 20000000) * 100;

-- A voided remittance frees its reference for the corrected one.
ALTER TABLE `remittances` ADD COLUMN `live_reference` VARCHAR(120) GENERATED ALWAYS AS (
    CASE WHEN `voided_at` IS NULL THEN `reference` END
) STORED;
CREATE UNIQUE INDEX `remittances_carrier_live_reference_key` ON `remittances`(`carrier`, `live_reference`);
CREATE INDEX `remittances_carrier_reference_idx` ON `remittances`(`carrier`, `reference`);
DROP INDEX `remittances_carrier_reference_key` ON `remittances`;

ALTER TABLE `remittance_lines` ADD COLUMN `applied` INTEGER NOT NULL DEFAULT 0;
UPDATE `remittance_lines` SET `applied` = `expected`
    WHERE `order_id` IS NOT NULL AND `expected` > 0 AND `amount_paisa` = `expected` * 100;

CREATE TABLE `remittance_charges` (
    `id` CHAR(36) NOT NULL,
    `remittance_id` CHAR(36) NOT NULL,
    `position` INTEGER NOT NULL,
    `label` VARCHAR(80) NOT NULL,
    `amount_paisa` INTEGER NOT NULL,

    UNIQUE INDEX `remittance_charges_remittance_id_position_key`(`remittance_id`, `position`),
    PRIMARY KEY (`id`),
    CONSTRAINT `remittance_charges_remittance_id_fkey` FOREIGN KEY (`remittance_id`) REFERENCES `remittances`(`id`) ON DELETE CASCADE ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- The bank shows one amount for the whole remittance.
ALTER TABLE `statement_rows`
    ADD COLUMN `remittance_id` CHAR(36) NULL,
    ADD UNIQUE INDEX `statement_rows_remittance_id_key`(`remittance_id`),
    ADD CONSTRAINT `statement_rows_remittance_id_fkey` FOREIGN KEY (`remittance_id`) REFERENCES `remittances`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- The ledger of cash that couriers hold. Rows are only added; a reversal has the opposite sign and the same day.
CREATE TABLE `courier_cash_entries` (
    `id` CHAR(36) NOT NULL,
    `order_id` CHAR(36) NOT NULL,
    `kind` ENUM('COLLECTED', 'RECEIVED') NOT NULL,
    `amount` INTEGER NOT NULL,
    `day` DATE NOT NULL,
    `payment_id` CHAR(36) NULL,
    `remittance_id` CHAR(36) NULL,
    `created_at` DATETIME(3) NOT NULL,
    `actor_id` CHAR(36) NULL,

    INDEX `courier_cash_entries_day_kind_idx`(`day`, `kind`),
    INDEX `courier_cash_entries_order_id_idx`(`order_id`),
    INDEX `courier_cash_entries_payment_id_idx`(`payment_id`),
    INDEX `courier_cash_entries_remittance_id_idx`(`remittance_id`),
    INDEX `courier_cash_entries_actor_id_idx`(`actor_id`),
    PRIMARY KEY (`id`),
    CONSTRAINT `courier_cash_entries_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT `courier_cash_entries_payment_id_fkey` FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT `courier_cash_entries_remittance_id_fkey` FOREIGN KEY (`remittance_id`) REFERENCES `remittances`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT `courier_cash_entries_actor_id_fkey` FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- Cash collected so far, and what of it the store received before this ledger existed.
INSERT INTO `courier_cash_entries` (`id`, `order_id`, `kind`, `amount`, `day`, `payment_id`, `created_at`)
    SELECT UUID(), p.`order_id`, 'COLLECTED', p.`amount`, DATE(p.`settled_at` + INTERVAL 345 MINUTE), p.`id`, p.`created_at`
    FROM `payments` p JOIN `orders` o ON o.`id` = p.`order_id`
    WHERE p.`kind` = 'PAYMENT' AND p.`method` = 'COD' AND p.`voided_at` IS NULL AND o.`handover` = 'DELIVERY';
-- A line credited its order only as far as the courier paid more than it has still.
UPDATE `remittance_lines` l
    JOIN `orders` o ON o.`id` = l.`order_id`
    JOIN (SELECT `order_id`, SUM(`applied`) AS `applied` FROM `remittance_lines` GROUP BY `order_id`) a ON a.`order_id` = o.`id`
    LEFT JOIN (SELECT `order_id`, SUM(`amount`) AS `collected` FROM `courier_cash_entries` GROUP BY `order_id`) c
        ON c.`order_id` = o.`id`
    SET l.`applied` = 0
    WHERE a.`applied` > COALESCE(c.`collected`, 0) - o.`cash_with_courier`;
INSERT INTO `courier_cash_entries` (`id`, `order_id`, `kind`, `amount`, `day`, `remittance_id`, `created_at`)
    SELECT UUID(), l.`order_id`, 'RECEIVED', -l.`applied`, r.`day`, r.`id`, r.`created_at`
    FROM `remittance_lines` l JOIN `remittances` r ON r.`id` = l.`remittance_id`
    WHERE l.`order_id` IS NOT NULL AND l.`applied` > 0;
INSERT INTO `courier_cash_entries` (`id`, `order_id`, `kind`, `amount`, `day`, `created_at`)
    SELECT UUID(), o.`id`, 'RECEIVED', o.`cash_with_courier` - c.`collected`, GREATEST(c.`last_day`, COALESCE((
            SELECT MAX(DATE(e.`at` + INTERVAL 345 MINUTE)) FROM `order_events` e
            WHERE e.`order_id` = o.`id` AND e.`note` = 'Cash received from the courier.'
        ), c.`last_day`)), CURRENT_TIMESTAMP(3)
    FROM `orders` o
    JOIN (
        SELECT `order_id`, SUM(`amount`) AS `collected`, MAX(CASE WHEN `kind` = 'COLLECTED' THEN `day` END) AS `last_day`
        FROM `courier_cash_entries` GROUP BY `order_id`
    ) c ON c.`order_id` = o.`id`
    WHERE o.`cash_with_courier` < c.`collected`;
