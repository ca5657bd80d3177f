-- Statements of providers and the bank, and what couriers bring, are compared with the ledger.
CREATE TABLE `sheet_mappings` (
    `source` VARCHAR(20) NOT NULL,
    `mapping` JSON NOT NULL,
    `updated_at` DATETIME(3) NOT NULL,

    PRIMARY KEY (`source`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `statements` (
    `id` CHAR(36) NOT NULL,
    `method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD', 'EXCHANGE', 'ESEWA', 'KHALTI', 'CONNECTIPS') NOT NULL,
    `file_name` VARCHAR(120) NOT NULL,
    `file_hash` CHAR(64) NOT NULL,
    `from_day` DATE NOT NULL,
    `to_day` DATE NOT NULL,
    `known` INTEGER NOT NULL,
    `loaded_at` DATETIME(3) NOT NULL,
    `loaded_by_id` CHAR(36) NULL,

    UNIQUE INDEX `statements_method_file_hash_key`(`method`, `file_hash`),
    INDEX `statements_method_to_day_from_day_idx`(`method`, `to_day`, `from_day`),
    INDEX `statements_loaded_by_id_idx`(`loaded_by_id`),
    PRIMARY KEY (`id`),
    CONSTRAINT `statements_loaded_by_id_fkey` FOREIGN KEY (`loaded_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `statement_rows` (
    `id` CHAR(36) NOT NULL,
    `statement_id` CHAR(36) NOT NULL,
    `method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD', 'EXCHANGE', 'ESEWA', 'KHALTI', 'CONNECTIPS') NOT NULL,
    `line` INTEGER NOT NULL,
    `key` CHAR(64) NOT NULL,
    `day` DATE NOT NULL,
    `amount_paisa` BIGINT NOT NULL,
    `fee_paisa` INTEGER NOT NULL,
    `reference` VARCHAR(120) NULL,
    `transaction_id` VARCHAR(120) NULL,
    `description` VARCHAR(240) NULL,
    `payment_id` CHAR(36) NULL,
    `reason` VARCHAR(240) NULL,
    `decided_at` DATETIME(3) NULL,
    `decided_by_id` CHAR(36) NULL,

    UNIQUE INDEX `statement_rows_payment_id_key`(`payment_id`),
    UNIQUE INDEX `statement_rows_method_key_key`(`method`, `key`),
    INDEX `statement_rows_method_day_idx`(`method`, `day`),
    INDEX `statement_rows_statement_id_idx`(`statement_id`),
    INDEX `statement_rows_decided_by_id_idx`(`decided_by_id`),
    PRIMARY KEY (`id`),
    CONSTRAINT `statement_rows_statement_id_fkey` FOREIGN KEY (`statement_id`) REFERENCES `statements`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT `statement_rows_payment_id_fkey` FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT `statement_rows_decided_by_id_fkey` FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `remittances` (
    `id` CHAR(36) NOT NULL,
    `carrier` VARCHAR(80) NOT NULL,
    `reference` VARCHAR(120) NOT NULL,
    `day` DATE NOT NULL,
    `total` INTEGER NOT NULL,
    `note` VARCHAR(240) NULL,
    `created_at` DATETIME(3) NOT NULL,
    `created_by_id` CHAR(36) NULL,

    UNIQUE INDEX `remittances_carrier_reference_key`(`carrier`, `reference`),
    INDEX `remittances_day_id_idx`(`day`, `id`),
    INDEX `remittances_created_by_id_idx`(`created_by_id`),
    PRIMARY KEY (`id`),
    CONSTRAINT `remittances_created_by_id_fkey` FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `remittance_lines` (
    `id` CHAR(36) NOT NULL,
    `remittance_id` CHAR(36) NOT NULL,
    `position` INTEGER NOT NULL,
    `named` VARCHAR(80) NOT NULL,
    `order_id` CHAR(36) NULL,
    `amount_paisa` INTEGER NOT NULL,
    `expected` INTEGER NOT NULL,

    UNIQUE INDEX `remittance_lines_remittance_id_position_key`(`remittance_id`, `position`),
    INDEX `remittance_lines_order_id_idx`(`order_id`),
    PRIMARY KEY (`id`),
    CONSTRAINT `remittance_lines_remittance_id_fkey` FOREIGN KEY (`remittance_id`) REFERENCES `remittances`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT `remittance_lines_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
