-- Orders are paid at providers' pages: each way there is an attempt, and what is heard of it are its events.
ALTER TABLE `orders`
    MODIFY `payment_method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD', 'EXCHANGE', 'ESEWA', 'KHALTI', 'CONNECTIPS') NOT NULL,
    ADD COLUMN `pay_by` DATETIME(3) NULL,
    ADD COLUMN `expired_at` DATETIME(3) NULL;

-- CreateTable
CREATE TABLE `payment_providers` (
    `method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD', 'EXCHANGE', 'ESEWA', 'KHALTI', 'CONNECTIPS') NOT NULL,
    `enabled` BOOLEAN NOT NULL DEFAULT false,
    `mode` ENUM('DEMO', 'TEST', 'LIVE') NOT NULL DEFAULT 'TEST',
    `keys` MEDIUMTEXT NOT NULL,
    `note` VARCHAR(200) NOT NULL DEFAULT '',
    `note_ne` VARCHAR(200) NOT NULL DEFAULT '',
    `most` INTEGER NULL,
    `version` INTEGER NOT NULL DEFAULT 1,
    `updated_at` DATETIME(3) NOT NULL,

    PRIMARY KEY (`method`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `payment_attempts` (
    `id` CHAR(36) NOT NULL,
    `order_id` CHAR(36) NOT NULL,
    `method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD', 'EXCHANGE', 'ESEWA', 'KHALTI', 'CONNECTIPS') NOT NULL,
    `mode` ENUM('DEMO', 'TEST', 'LIVE') NOT NULL,
    `ref` VARCHAR(40) NOT NULL,
    `provider_ref` VARCHAR(80) NULL,
    `amount` INTEGER NOT NULL,
    `status` ENUM('OPEN', 'HELD', 'SETTLED', 'CANCELLED', 'EXPIRED', 'FAILED') NOT NULL DEFAULT 'OPEN',
    `reason` VARCHAR(40) NULL,
    `redirect` JSON NULL,
    `received_paisa` INTEGER NULL,
    `fee_paisa` INTEGER NULL,
    `transaction_id` VARCHAR(80) NULL,
    `checks` INTEGER NOT NULL DEFAULT 0,
    `created_at` DATETIME(3) NOT NULL,
    `expires_at` DATETIME(3) NOT NULL,
    `ended_at` DATETIME(3) NULL,

    UNIQUE INDEX `payment_attempts_ref_key`(`ref`),
    UNIQUE INDEX `payment_attempts_method_provider_ref_key`(`method`, `provider_ref`),
    INDEX `payment_attempts_order_id_created_at_idx`(`order_id`, `created_at`),
    INDEX `payment_attempts_status_created_at_idx`(`status`, `created_at`),
    INDEX `payment_attempts_method_created_at_idx`(`method`, `created_at`),
    PRIMARY KEY (`id`),
    CONSTRAINT `payment_attempts_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `payment_events` (
    `id` CHAR(36) NOT NULL,
    `attempt_id` CHAR(36) NOT NULL,
    `kind` ENUM('STARTED', 'RETURNED', 'ANSWERED', 'SETTLED', 'HELD', 'ENDED', 'DECIDED') NOT NULL,
    `source` ENUM('BUYER', 'RETURN', 'POLL', 'STAFF') NOT NULL,
    `data` JSON NULL,
    `actor_id` CHAR(36) NULL,
    `at` DATETIME(3) NOT NULL,

    INDEX `payment_events_attempt_id_at_idx`(`attempt_id`, `at`),
    INDEX `payment_events_actor_id_idx`(`actor_id`),
    PRIMARY KEY (`id`),
    CONSTRAINT `payment_events_attempt_id_fkey` FOREIGN KEY (`attempt_id`) REFERENCES `payment_attempts`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT `payment_events_actor_id_fkey` FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `payments`
    MODIFY `method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD', 'EXCHANGE', 'ESEWA', 'KHALTI', 'CONNECTIPS') NOT NULL,
    ADD COLUMN `transaction_id` VARCHAR(80) NULL,
    ADD COLUMN `attempt_id` CHAR(36) NULL,
    ADD UNIQUE INDEX `payments_attempt_id_key`(`attempt_id`),
    ADD UNIQUE INDEX `payments_method_transaction_id_key`(`method`, `transaction_id`),
    ADD CONSTRAINT `payments_attempt_id_fkey` FOREIGN KEY (`attempt_id`) REFERENCES `payment_attempts`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
