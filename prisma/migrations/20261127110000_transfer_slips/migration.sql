-- Buyers send photographs of their bank transfers, and staff decide about each.
CREATE TABLE `transfer_slips` (
    `id` CHAR(36) NOT NULL,
    `order_id` CHAR(36) NOT NULL,
    `amount` INTEGER NOT NULL,
    `reference` VARCHAR(60) NOT NULL,
    `paid_on` DATE NOT NULL,
    `bank` VARCHAR(80) NULL,
    `key` VARCHAR(160) NOT NULL,
    `width` INTEGER NOT NULL,
    `height` INTEGER NOT NULL,
    `colour` CHAR(7) NOT NULL,
    `status` ENUM('SUBMITTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN') NOT NULL DEFAULT 'SUBMITTED',
    `reason` VARCHAR(240) NULL,
    `created_at` DATETIME(3) NOT NULL,
    `decided_at` DATETIME(3) NULL,
    `decided_by_id` CHAR(36) NULL,
    `payment_id` CHAR(36) NULL,

    UNIQUE INDEX `transfer_slips_payment_id_key`(`payment_id`),
    INDEX `transfer_slips_order_id_created_at_idx`(`order_id`, `created_at`),
    INDEX `transfer_slips_status_created_at_id_idx`(`status`, `created_at`, `id`),
    INDEX `transfer_slips_decided_by_id_idx`(`decided_by_id`),
    PRIMARY KEY (`id`),
    CONSTRAINT `transfer_slips_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT `transfer_slips_decided_by_id_fkey` FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT `transfer_slips_payment_id_fkey` FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- Whether a transfer was noted before is asked by its reference.
CREATE INDEX `payments_reference_idx` ON `payments`(`reference`);
