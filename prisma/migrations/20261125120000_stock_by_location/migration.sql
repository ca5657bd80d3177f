-- What the store holds is known by location, and what comes in, moves and is counted has its documents.

CREATE TABLE `locations` (
    `id` CHAR(36) NOT NULL,
    `name` VARCHAR(60) NOT NULL,
    `kind` ENUM('SHOP', 'WORKSHOP', 'WAREHOUSE', 'OTHER') NOT NULL,
    `serves_orders` BOOLEAN NOT NULL,
    `position` INTEGER NOT NULL,
    `active` BOOLEAN NOT NULL DEFAULT true,
    `version` INTEGER NOT NULL DEFAULT 1,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    UNIQUE INDEX `locations_name_key`(`name`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- The store's first location, which stays: domain/stock/locations.ts.
INSERT INTO `locations` (`id`, `name`, `kind`, `serves_orders`, `position`)
VALUES ('019a0000-0000-7000-8000-000000000001', 'Shop', 'SHOP', true, 0);

CREATE TABLE `stock_levels` (
    `variant_id` CHAR(36) NOT NULL,
    `location_id` CHAR(36) NOT NULL,
    `quantity` INTEGER NOT NULL DEFAULT 0,

    INDEX `stock_levels_location_id_quantity_idx`(`location_id`, `quantity`),
    PRIMARY KEY (`variant_id`, `location_id`),
    CONSTRAINT `stock_levels_quantity_check` CHECK (`quantity` >= 0)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `stock_levels`
    ADD CONSTRAINT `stock_levels_variant_id_fkey` FOREIGN KEY (`variant_id`) REFERENCES `variants`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT `stock_levels_location_id_fkey` FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- It takes over what there is.
INSERT INTO `stock_levels` (`variant_id`, `location_id`, `quantity`)
SELECT `id`, '019a0000-0000-7000-8000-000000000001', `stock` FROM `variants` WHERE `stock` > 0;

ALTER TABLE `variants` ADD COLUMN `low_stock` INTEGER NULL,
    ADD INDEX `variants_stock_id_idx`(`stock`, `id`),
    ADD INDEX `variants_low_stock_stock_idx`(`low_stock`, `stock`);

ALTER TABLE `stock_moves`
    MODIFY `reason` ENUM('INITIAL', 'ORDER', 'CANCELLATION', 'RETURN', 'CORRECTION', 'RECEIVED', 'TRANSFER') NOT NULL,
    ADD COLUMN `location_id` CHAR(36) NOT NULL DEFAULT '019a0000-0000-7000-8000-000000000001',
    ADD COLUMN `document` VARCHAR(20) NULL,
    ADD INDEX `stock_moves_location_id_at_idx`(`location_id`, `at`),
    ADD INDEX `stock_moves_document_idx`(`document`);

ALTER TABLE `stock_moves` ADD CONSTRAINT `stock_moves_location_id_fkey` FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE `goods_receipts` (
    `id` CHAR(36) NOT NULL,
    `number` VARCHAR(20) NOT NULL,
    `location_id` CHAR(36) NOT NULL,
    `supplier` VARCHAR(120) NOT NULL,
    `reference` VARCHAR(80) NULL,
    `note` VARCHAR(500) NULL,
    `pieces` INTEGER NOT NULL,
    `cost` BIGINT NOT NULL,
    `weight_mg` BIGINT NOT NULL,
    `received_at` DATETIME(3) NOT NULL,
    `actor_id` CHAR(36) NULL,
    `request_key` VARCHAR(80) NULL,

    UNIQUE INDEX `goods_receipts_number_key`(`number`),
    UNIQUE INDEX `goods_receipts_request_key_key`(`request_key`),
    INDEX `goods_receipts_received_at_id_idx`(`received_at`, `id`),
    INDEX `goods_receipts_location_id_received_at_idx`(`location_id`, `received_at`),
    INDEX `goods_receipts_actor_id_idx`(`actor_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `goods_receipts`
    ADD CONSTRAINT `goods_receipts_location_id_fkey` FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT `goods_receipts_actor_id_fkey` FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE `goods_receipt_lines` (
    `id` CHAR(36) NOT NULL,
    `receipt_id` CHAR(36) NOT NULL,
    `position` INTEGER NOT NULL,
    `variant_id` CHAR(36) NULL,
    `sku` VARCHAR(48) NOT NULL,
    `name` VARCHAR(160) NOT NULL,
    `size` VARCHAR(16) NULL,
    `quantity` INTEGER NOT NULL,
    `unit_cost` INTEGER NULL,
    `weight_mg` INTEGER NULL,

    INDEX `goods_receipt_lines_receipt_id_position_idx`(`receipt_id`, `position`),
    INDEX `goods_receipt_lines_variant_id_idx`(`variant_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `goods_receipt_lines`
    ADD CONSTRAINT `goods_receipt_lines_receipt_id_fkey` FOREIGN KEY (`receipt_id`) REFERENCES `goods_receipts`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT `goods_receipt_lines_variant_id_fkey` FOREIGN KEY (`variant_id`) REFERENCES `variants`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE `stock_transfers` (
    `id` CHAR(36) NOT NULL,
    `number` VARCHAR(20) NOT NULL,
    `from_id` CHAR(36) NOT NULL,
    `to_id` CHAR(36) NOT NULL,
    `status` ENUM('DRAFT', 'SENT', 'RECEIVED', 'CANCELLED') NOT NULL DEFAULT 'DRAFT',
    `note` VARCHAR(500) NULL,
    `pieces` INTEGER NOT NULL DEFAULT 0,
    `difference` INTEGER NOT NULL DEFAULT 0,
    `created_at` DATETIME(3) NOT NULL,
    `created_by_id` CHAR(36) NULL,
    `sent_at` DATETIME(3) NULL,
    `sent_by_id` CHAR(36) NULL,
    `received_at` DATETIME(3) NULL,
    `received_by_id` CHAR(36) NULL,
    `version` INTEGER NOT NULL DEFAULT 1,

    UNIQUE INDEX `stock_transfers_number_key`(`number`),
    INDEX `stock_transfers_created_at_id_idx`(`created_at`, `id`),
    INDEX `stock_transfers_status_created_at_idx`(`status`, `created_at`),
    INDEX `stock_transfers_from_id_idx`(`from_id`),
    INDEX `stock_transfers_to_id_idx`(`to_id`),
    INDEX `stock_transfers_created_by_id_idx`(`created_by_id`),
    INDEX `stock_transfers_sent_by_id_idx`(`sent_by_id`),
    INDEX `stock_transfers_received_by_id_idx`(`received_by_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `stock_transfers`
    ADD CONSTRAINT `stock_transfers_from_id_fkey` FOREIGN KEY (`from_id`) REFERENCES `locations`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT `stock_transfers_to_id_fkey` FOREIGN KEY (`to_id`) REFERENCES `locations`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT `stock_transfers_created_by_id_fkey` FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT `stock_transfers_sent_by_id_fkey` FOREIGN KEY (`sent_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT `stock_transfers_received_by_id_fkey` FOREIGN KEY (`received_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE `stock_transfer_lines` (
    `id` CHAR(36) NOT NULL,
    `transfer_id` CHAR(36) NOT NULL,
    `position` INTEGER NOT NULL,
    `variant_id` CHAR(36) NULL,
    `sku` VARCHAR(48) NOT NULL,
    `name` VARCHAR(160) NOT NULL,
    `size` VARCHAR(16) NULL,
    `quantity` INTEGER NOT NULL,
    `received` INTEGER NULL,

    UNIQUE INDEX `stock_transfer_lines_transfer_id_variant_id_key`(`transfer_id`, `variant_id`),
    INDEX `stock_transfer_lines_variant_id_idx`(`variant_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `stock_transfer_lines`
    ADD CONSTRAINT `stock_transfer_lines_transfer_id_fkey` FOREIGN KEY (`transfer_id`) REFERENCES `stock_transfers`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT `stock_transfer_lines_variant_id_fkey` FOREIGN KEY (`variant_id`) REFERENCES `variants`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE `stock_takes` (
    `id` CHAR(36) NOT NULL,
    `number` VARCHAR(20) NOT NULL,
    `location_id` CHAR(36) NOT NULL,
    `status` ENUM('OPEN', 'FINISHED', 'CANCELLED') NOT NULL DEFAULT 'OPEN',
    `category` ENUM('GOLD', 'SILVER', 'DIAMOND') NULL,
    `type` ENUM('RINGS', 'NECKLACES', 'EARRINGS') NULL,
    `note` VARCHAR(500) NULL,
    `counted` INTEGER NOT NULL DEFAULT 0,
    `more` INTEGER NOT NULL DEFAULT 0,
    `fewer` INTEGER NOT NULL DEFAULT 0,
    `value_more` BIGINT NOT NULL DEFAULT 0,
    `value_fewer` BIGINT NOT NULL DEFAULT 0,
    `started_at` DATETIME(3) NOT NULL,
    `started_by_id` CHAR(36) NULL,
    `finished_at` DATETIME(3) NULL,
    `finished_by_id` CHAR(36) NULL,
    `version` INTEGER NOT NULL DEFAULT 1,

    UNIQUE INDEX `stock_takes_number_key`(`number`),
    INDEX `stock_takes_started_at_id_idx`(`started_at`, `id`),
    INDEX `stock_takes_status_started_at_idx`(`status`, `started_at`),
    INDEX `stock_takes_location_id_idx`(`location_id`),
    INDEX `stock_takes_started_by_id_idx`(`started_by_id`),
    INDEX `stock_takes_finished_by_id_idx`(`finished_by_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `stock_takes`
    ADD CONSTRAINT `stock_takes_location_id_fkey` FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT `stock_takes_started_by_id_fkey` FOREIGN KEY (`started_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT `stock_takes_finished_by_id_fkey` FOREIGN KEY (`finished_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE `stock_take_lines` (
    `id` CHAR(36) NOT NULL,
    `take_id` CHAR(36) NOT NULL,
    `variant_id` CHAR(36) NULL,
    `sku` VARCHAR(48) NOT NULL,
    `name` VARCHAR(160) NOT NULL,
    `size` VARCHAR(16) NULL,
    `expected` INTEGER NOT NULL,
    `counted` INTEGER NOT NULL,
    `unit_price` INTEGER NULL,
    `applied` INTEGER NULL,
    `counted_at` DATETIME(3) NOT NULL,
    `counted_by_id` CHAR(36) NULL,

    UNIQUE INDEX `stock_take_lines_take_id_variant_id_key`(`take_id`, `variant_id`),
    INDEX `stock_take_lines_take_id_counted_at_idx`(`take_id`, `counted_at`),
    INDEX `stock_take_lines_variant_id_idx`(`variant_id`),
    INDEX `stock_take_lines_counted_by_id_idx`(`counted_by_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `stock_take_lines`
    ADD CONSTRAINT `stock_take_lines_take_id_fkey` FOREIGN KEY (`take_id`) REFERENCES `stock_takes`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT `stock_take_lines_variant_id_fkey` FOREIGN KEY (`variant_id`) REFERENCES `variants`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT `stock_take_lines_counted_by_id_fkey` FOREIGN KEY (`counted_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE `document_series` (
    `prefix` VARCHAR(8) NOT NULL,
    `last` INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY (`prefix`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

INSERT INTO `document_series` (`prefix`) VALUES ('GR'), ('TR'), ('ST');
