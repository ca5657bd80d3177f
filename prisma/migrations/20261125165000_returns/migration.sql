-- What comes back is a return: by line and quantity, asked for, decided, received and closed.
ALTER TABLE `payments`
    MODIFY `method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD', 'EXCHANGE') NOT NULL;

ALTER TABLE `orders`
    MODIFY `payment_method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD', 'EXCHANGE') NOT NULL,
    ADD INDEX `orders_credited_idx`(`credited`);

ALTER TABLE `order_lines`
    ADD COLUMN `returned` INTEGER NOT NULL DEFAULT 0;

ALTER TABLE `uploads`
    ADD COLUMN `order_id` CHAR(36) NULL,
    ADD INDEX `uploads_order_id_idx`(`order_id`),
    ADD CONSTRAINT `uploads_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE `returns` (
    `id` CHAR(36) NOT NULL,
    `number` VARCHAR(16) NOT NULL,
    `order_id` CHAR(36) NOT NULL,
    `status` ENUM('REQUESTED', 'APPROVED', 'RECEIVED', 'CLOSED', 'DECLINED', 'CANCELLED') NOT NULL,
    `wish` ENUM('REFUND', 'EXCHANGE') NOT NULL,
    `is_asked_for` BOOLEAN NOT NULL,
    `decline_reason` VARCHAR(500) NULL,
    `instructions` VARCHAR(1000) NULL,
    `goods` INTEGER NOT NULL DEFAULT 0,
    `shipping` INTEGER NOT NULL DEFAULT 0,
    `deduction` INTEGER NOT NULL DEFAULT 0,
    `deduction_reason` VARCHAR(240) NULL,
    `exchange_id` CHAR(36) NULL,
    `version` INTEGER NOT NULL DEFAULT 1,
    `requested_at` DATETIME(3) NOT NULL,
    `decided_at` DATETIME(3) NULL,
    `received_at` DATETIME(3) NULL,
    `closed_at` DATETIME(3) NULL,
    `updated_at` DATETIME(3) NOT NULL,
    UNIQUE INDEX `returns_number_key`(`number`),
    UNIQUE INDEX `returns_exchange_id_key`(`exchange_id`),
    INDEX `returns_order_id_requested_at_idx`(`order_id`, `requested_at`),
    INDEX `returns_requested_at_id_idx`(`requested_at`, `id`),
    INDEX `returns_status_requested_at_id_idx`(`status`, `requested_at`, `id`),
    PRIMARY KEY (`id`),
    CONSTRAINT `returns_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT `returns_exchange_id_fkey` FOREIGN KEY (`exchange_id`) REFERENCES `orders`(`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `return_lines` (
    `id` CHAR(36) NOT NULL,
    `return_id` CHAR(36) NOT NULL,
    `order_line_id` CHAR(36) NOT NULL,
    `position` INTEGER NOT NULL,
    `quantity` INTEGER NOT NULL,
    `reason` ENUM('WRONG_SIZE', 'DAMAGED', 'NOT_AS_DESCRIBED', 'CHANGED_MIND', 'REFUSED_AT_DOOR', 'NOBODY_THERE', 'OTHER') NOT NULL,
    `words` VARCHAR(500) NULL,
    `received` INTEGER NULL,
    `condition` ENUM('AS_NEW', 'WORN', 'DAMAGED') NULL,
    `restocked` BOOLEAN NULL,
    `credited` INTEGER NOT NULL DEFAULT 0,
    INDEX `return_lines_return_id_position_idx`(`return_id`, `position`),
    INDEX `return_lines_order_line_id_idx`(`order_line_id`),
    PRIMARY KEY (`id`),
    CONSTRAINT `return_lines_return_id_fkey` FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT `return_lines_order_line_id_fkey` FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON DELETE CASCADE ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `return_photos` (
    `id` CHAR(36) NOT NULL,
    `return_id` CHAR(36) NOT NULL,
    `key` VARCHAR(160) NOT NULL,
    `width` INTEGER NOT NULL,
    `height` INTEGER NOT NULL,
    `colour` CHAR(7) NOT NULL,
    `position` INTEGER NOT NULL DEFAULT 0,
    INDEX `return_photos_return_id_position_idx`(`return_id`, `position`),
    PRIMARY KEY (`id`),
    CONSTRAINT `return_photos_return_id_fkey` FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON DELETE CASCADE ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- Orders that came back as a whole, as they have until now: all of it went back into stock, and all that was paid is owed.
-- What is still to be paid back waits for that; the others are closed.
INSERT INTO `returns` (`id`, `number`, `order_id`, `status`, `wish`, `is_asked_for`, `goods`, `shipping`, `requested_at`, `received_at`, `closed_at`, `updated_at`)
    SELECT UUID(), CONCAT('RT-', SUBSTRING(o.`number`, 4)), o.`id`, IF(o.`paid` > o.`refunded`, 'RECEIVED', 'CLOSED'), 'REFUND', false,
        o.`final_total` - o.`shipping`, o.`shipping`, e.`came_at`, e.`came_at`, IF(o.`paid` > o.`refunded`, NULL, e.`came_at`), e.`came_at`
    FROM `orders` o
    JOIN (
        SELECT o.`id`, COALESCE(MIN(v.`at`), o.`updated_at`) AS `came_at`
        FROM `orders` o LEFT JOIN `order_events` v ON v.`order_id` = o.`id` AND v.`status` = 'RETURNED'
        WHERE o.`status` = 'RETURNED' GROUP BY o.`id`, o.`updated_at`
    ) e ON e.`id` = o.`id`;

INSERT INTO `return_lines` (`id`, `return_id`, `order_line_id`, `position`, `quantity`, `reason`, `received`, `restocked`, `credited`)
    SELECT UUID(), s.`return_id`, s.`line_id`, s.`position`, s.`quantity`, 'OTHER', s.`quantity`, true,
        CASE WHEN s.`total` = 0 THEN 0
            ELSE ROUND(s.`goods` * s.`up_to` / s.`total`) - ROUND(s.`goods` * (s.`up_to` - s.`line_total`) / s.`total`) END
    FROM (
        SELECT r.`id` AS `return_id`, r.`goods`, l.`id` AS `line_id`, l.`position`, l.`quantity`, l.`line_total`,
            SUM(l.`line_total`) OVER (PARTITION BY l.`order_id`) AS `total`,
            SUM(l.`line_total`) OVER (PARTITION BY l.`order_id` ORDER BY l.`position`, l.`id`) AS `up_to`
        FROM `returns` r JOIN `order_lines` l ON l.`order_id` = r.`order_id`
    ) s;

UPDATE `order_lines` l JOIN `returns` r ON r.`order_id` = l.`order_id` SET l.`returned` = l.`quantity`;

INSERT INTO `payments` (`id`, `order_id`, `kind`, `method`, `amount`, `note`, `created_at`, `settled_at`)
    SELECT UUID(), o.`id`, 'CREDIT', o.`payment_method`, o.`final_total`, CONCAT('Return ', r.`number`), r.`received_at`, r.`received_at`
    FROM `orders` o JOIN `returns` r ON r.`order_id` = o.`id` WHERE o.`final_total` > 0;

UPDATE `orders` o JOIN `returns` r ON r.`order_id` = o.`id` SET o.`credited` = o.`credited` + o.`final_total`;
