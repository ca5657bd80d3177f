-- What changed since an instant: the database stamps every change by its own clock, whoever writes it and however.
-- Each connection of the store is in UTC (graph/prisma/connectionOptions.ts).
ALTER TABLE `orders` MODIFY `updated_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3);
ALTER TABLE `products` MODIFY `updated_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3);
ALTER TABLE `users` MODIFY `updated_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3);
ALTER TABLE `variants` ADD COLUMN `updated_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3);
UPDATE `variants` SET `updated_at` = UTC_TIMESTAMP(3);

-- CreateIndex
CREATE INDEX `orders_updated_at_id_idx` ON `orders`(`updated_at`, `id`);

-- CreateIndex
CREATE INDEX `users_role_anonymised_at_updated_at_id_idx` ON `users`(`role`, `anonymised_at`, `updated_at`, `id`);

-- CreateIndex
CREATE INDEX `variants_updated_at_id_idx` ON `variants`(`updated_at`, `id`);

-- Up to when each server has written all that it writes.
CREATE TABLE `write_watermarks` (
    `server` CHAR(36) NOT NULL,
    `complete_until` DATETIME(3) NOT NULL,
    `seen_at` DATETIME(3) NOT NULL,

    INDEX `write_watermarks_seen_at_idx`(`seen_at`),
    PRIMARY KEY (`server`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- What is no more: whoever keeps a copy takes it out.
CREATE TABLE `deletions` (
    `id` CHAR(36) NOT NULL,
    `kind` ENUM('ORDER', 'PRODUCT', 'VARIANT', 'CUSTOMER') NOT NULL,
    `subject_id` CHAR(36) NOT NULL,
    `label` VARCHAR(48) NULL,
    `deleted_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    INDEX `deletions_kind_deleted_at_id_idx`(`kind`, `deleted_at`, `id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- Accounts that were deleted before.
INSERT INTO `deletions` (`id`, `kind`, `subject_id`, `deleted_at`)
    SELECT UUID(), 'CUSTOMER', `id`, `anonymised_at` FROM `users` WHERE `anonymised_at` IS NOT NULL;
-- What the back-office kept under a name goes on showing what it showed.
UPDATE `saved_views` SET `query` = REPLACE(`query`, 'sort=UPDATED', 'sort=UPDATED_DESC') WHERE `list` = 'products';
