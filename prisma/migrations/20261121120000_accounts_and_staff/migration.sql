-- AlterTable
ALTER TABLE `users`
    ADD COLUMN `holds_email` BOOLEAN NULL DEFAULT true AFTER `email`,
    ADD COLUMN `blocked_reason` VARCHAR(240) NULL AFTER `status`,
    ADD COLUMN `activity_consent` BOOLEAN NULL AFTER `email_verified_at`,
    ADD COLUMN `consent_at` DATETIME(3) NULL AFTER `activity_consent`,
    ADD COLUMN `preferences` JSON NULL AFTER `consent_at`,
    ADD COLUMN `wishlist_token` CHAR(48) NULL AFTER `preferences`,
    ADD COLUMN `anonymised_at` DATETIME(3) NULL AFTER `wishlist_token`,
    ADD COLUMN `version` INTEGER NOT NULL DEFAULT 1 AFTER `anonymised_at`,
    DROP INDEX `users_email_key`,
    DROP INDEX `users_role_created_at_idx`,
    ADD UNIQUE INDEX `users_email_holds_email_key`(`email`, `holds_email`),
    ADD UNIQUE INDEX `users_wishlist_token_key`(`wishlist_token`),
    ADD INDEX `users_role_anonymised_at_created_at_id_idx`(`role`, `anonymised_at`, `created_at`, `id`),
    ADD INDEX `users_role_anonymised_at_name_id_idx`(`role`, `anonymised_at`, `name`, `id`),
    ADD INDEX `users_role_anonymised_at_status_created_at_id_idx`(`role`, `anonymised_at`, `status`, `created_at`, `id`),
    ADD FULLTEXT INDEX `users_name_idx`(`name`);

-- AlterTable
ALTER TABLE `orders`
    ADD COLUMN `is_first` BOOLEAN NOT NULL DEFAULT true AFTER `cancel_reason`,
    ADD INDEX `orders_placed_at_status_payment_status_final_total_idx`(`placed_at`, `status`, `payment_status`, `final_total`),
    ADD INDEX `orders_district_placed_at_id_idx`(`district`, `placed_at`, `id`),
    ADD INDEX `orders_final_total_id_idx`(`final_total`, `id`),
    ADD FULLTEXT INDEX `orders_contact_name_idx`(`contact_name`);

-- AlterTable
ALTER TABLE `reviews`
    ADD COLUMN `version` INTEGER NOT NULL DEFAULT 1 AFTER `status`,
    DROP INDEX `reviews_status_created_at_idx`,
    ADD INDEX `reviews_status_created_at_id_idx`(`status`, `created_at`, `id`),
    ADD INDEX `reviews_user_id_created_at_id_idx`(`user_id`, `created_at`, `id`),
    ADD INDEX `reviews_created_at_id_idx`(`created_at`, `id`);

-- AlterTable
ALTER TABLE `products`
    ADD INDEX `products_created_at_id_idx`(`created_at`, `id`),
    ADD INDEX `products_updated_at_id_idx`(`updated_at`, `id`),
    ADD INDEX `products_name_id_idx`(`name`, `id`),
    ADD INDEX `products_stock_id_idx`(`stock`, `id`);

-- AlterTable
ALTER TABLE `stock_moves` ADD INDEX `stock_moves_at_id_idx`(`at`, `id`);

-- AlterTable
ALTER TABLE `coupons` ADD COLUMN `version` INTEGER NOT NULL DEFAULT 1 AFTER `active`;

-- CreateTable
CREATE TABLE `one_time_links` (
    `id` CHAR(36) NOT NULL,
    `user_id` CHAR(36) NOT NULL,
    `purpose` ENUM('VERIFY_EMAIL', 'RESET_PASSWORD') NOT NULL,
    `token_hash` CHAR(64) NOT NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `expires_at` DATETIME(3) NOT NULL,
    `used_at` DATETIME(3) NULL,

    UNIQUE INDEX `one_time_links_token_hash_key`(`token_hash`),
    INDEX `one_time_links_user_id_purpose_idx`(`user_id`, `purpose`),
    INDEX `one_time_links_expires_at_idx`(`expires_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `uploads` (
    `id` CHAR(36) NOT NULL,
    `key` VARCHAR(160) NOT NULL,
    `width` INTEGER NOT NULL,
    `height` INTEGER NOT NULL,
    `colour` CHAR(7) NOT NULL,
    `owner_id` CHAR(36) NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    UNIQUE INDEX `uploads_key_key`(`key`),
    INDEX `uploads_created_at_idx`(`created_at`),
    INDEX `uploads_owner_id_created_at_idx`(`owner_id`, `created_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `saved_addresses` (
    `id` CHAR(36) NOT NULL,
    `user_id` CHAR(36) NOT NULL,
    `default_of_id` CHAR(36) NULL,
    `label` VARCHAR(40) NULL,
    `name` VARCHAR(80) NOT NULL,
    `phone` VARCHAR(20) NOT NULL,
    `province` VARCHAR(60) NOT NULL,
    `district` VARCHAR(60) NOT NULL,
    `municipality` VARCHAR(80) NOT NULL,
    `ward` INTEGER NULL,
    `street` VARCHAR(160) NOT NULL,
    `landmark` VARCHAR(160) NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `updated_at` DATETIME(3) NOT NULL,

    UNIQUE INDEX `saved_addresses_default_of_id_key`(`default_of_id`),
    INDEX `saved_addresses_user_id_created_at_idx`(`user_id`, `created_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `wishlist_items` (
    `user_id` CHAR(36) NOT NULL,
    `product_id` CHAR(36) NOT NULL,
    `added_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    INDEX `wishlist_items_user_id_added_at_idx`(`user_id`, `added_at`),
    INDEX `wishlist_items_product_id_idx`(`product_id`),
    PRIMARY KEY (`user_id`, `product_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `recently_viewed_items` (
    `user_id` CHAR(36) NOT NULL,
    `product_id` CHAR(36) NOT NULL,
    `viewed_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    INDEX `recently_viewed_items_user_id_viewed_at_idx`(`user_id`, `viewed_at`),
    INDEX `recently_viewed_items_product_id_idx`(`product_id`),
    PRIMARY KEY (`user_id`, `product_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `activities` (
    `id` CHAR(36) NOT NULL,
    `user_id` CHAR(36) NOT NULL,
    `type` VARCHAR(24) NOT NULL,
    `product_id` CHAR(36) NULL,
    `data` JSON NOT NULL,
    `at` DATETIME(3) NOT NULL,

    INDEX `activities_user_id_at_id_idx`(`user_id`, `at`, `id`),
    INDEX `activities_at_type_user_id_idx`(`at`, `type`, `user_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `activity_sessions` (
    `id` CHAR(36) NOT NULL,
    `user_id` CHAR(36) NOT NULL,
    `client_session_id` VARCHAR(64) NOT NULL,
    `started_at` DATETIME(3) NOT NULL,
    `device_info` JSON NOT NULL,
    `browser_info` JSON NOT NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    UNIQUE INDEX `activity_sessions_user_id_client_session_id_key`(`user_id`, `client_session_id`),
    INDEX `activity_sessions_created_at_idx`(`created_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `review_photos` (
    `id` CHAR(36) NOT NULL,
    `review_id` CHAR(36) NOT NULL,
    `key` VARCHAR(160) NOT NULL,
    `width` INTEGER NOT NULL,
    `height` INTEGER NOT NULL,
    `colour` CHAR(7) NOT NULL,
    `position` INTEGER NOT NULL DEFAULT 0,

    INDEX `review_photos_review_id_position_idx`(`review_id`, `position`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `contact_messages` (
    `id` CHAR(36) NOT NULL,
    `name` VARCHAR(80) NOT NULL,
    `email` VARCHAR(191) NOT NULL,
    `phone` VARCHAR(20) NULL,
    `subject` VARCHAR(120) NOT NULL,
    `message` TEXT NOT NULL,
    `status` ENUM('NEW', 'READ', 'ANSWERED') NOT NULL DEFAULT 'NEW',
    `version` INTEGER NOT NULL DEFAULT 1,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    INDEX `contact_messages_created_at_id_idx`(`created_at`, `id`),
    INDEX `contact_messages_status_created_at_id_idx`(`status`, `created_at`, `id`),
    INDEX `contact_messages_email_idx`(`email`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `contact_senders` (
    `address_hash` CHAR(64) NOT NULL,
    `count` INTEGER NOT NULL,
    `since` DATETIME(3) NOT NULL,

    INDEX `contact_senders_since_idx`(`since`),
    PRIMARY KEY (`address_hash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `mails` (
    `id` CHAR(36) NOT NULL,
    `template` VARCHAR(40) NOT NULL,
    `is_secret` BOOLEAN NOT NULL DEFAULT false,
    `to_email` VARCHAR(191) NOT NULL,
    `to_name` VARCHAR(80) NOT NULL,
    `subject` VARCHAR(240) NOT NULL,
    `html` MEDIUMTEXT NOT NULL,
    `text` TEXT NOT NULL,
    `order_id` CHAR(36) NULL,
    `status` ENUM('QUEUED', 'SENDING', 'SENT', 'FAILED') NOT NULL DEFAULT 'QUEUED',
    `attempts` INTEGER NOT NULL DEFAULT 0,
    `next_attempt_at` DATETIME(3) NOT NULL,
    `claimed_until` DATETIME(3) NULL,
    `handed_over_at` DATETIME(3) NULL,
    `last_error` VARCHAR(500) NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `sent_at` DATETIME(3) NULL,

    INDEX `mails_status_next_attempt_at_idx`(`status`, `next_attempt_at`),
    INDEX `mails_created_at_id_idx`(`created_at`, `id`),
    INDEX `mails_order_id_idx`(`order_id`),
    INDEX `mails_to_email_idx`(`to_email`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `jobs` (
    `id` CHAR(36) NOT NULL,
    `kind` VARCHAR(40) NOT NULL,
    `payload` JSON NOT NULL,
    `status` ENUM('QUEUED', 'RUNNING', 'DONE', 'FAILED') NOT NULL DEFAULT 'QUEUED',
    `done` INTEGER NOT NULL DEFAULT 0,
    `total` INTEGER NOT NULL DEFAULT 0,
    `attempts` INTEGER NOT NULL DEFAULT 0,
    `run_after` DATETIME(3) NOT NULL,
    `claimed_until` DATETIME(3) NULL,
    `result` JSON NULL,
    `error` VARCHAR(500) NULL,
    `created_by_id` CHAR(36) NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `finished_at` DATETIME(3) NULL,

    INDEX `jobs_status_run_after_idx`(`status`, `run_after`),
    INDEX `jobs_kind_created_at_idx`(`kind`, `created_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `api_keys` (
    `id` CHAR(36) NOT NULL,
    `name` VARCHAR(80) NOT NULL,
    `prefix` VARCHAR(16) NOT NULL,
    `key_hash` CHAR(64) NOT NULL,
    `scopes` JSON NOT NULL,
    `created_by_id` CHAR(36) NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `last_used_at` DATETIME(3) NULL,
    `revoked_at` DATETIME(3) NULL,

    UNIQUE INDEX `api_keys_key_hash_key`(`key_hash`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `audit_entries` (
    `id` CHAR(36) NOT NULL,
    `actor_id` CHAR(36) NULL,
    `api_key_id` CHAR(36) NULL,
    `action` VARCHAR(60) NOT NULL,
    `entity` VARCHAR(40) NOT NULL,
    `entity_id` VARCHAR(64) NOT NULL,
    `before` JSON NULL,
    `after` JSON NULL,
    `ip` VARCHAR(45) NOT NULL,
    `request_id` VARCHAR(64) NOT NULL,
    `at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    INDEX `audit_entries_at_id_idx`(`at`, `id`),
    INDEX `audit_entries_entity_entity_id_at_idx`(`entity`, `entity_id`, `at`),
    INDEX `audit_entries_action_at_idx`(`action`, `at`),
    INDEX `audit_entries_actor_id_at_idx`(`actor_id`, `at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `stale_figure_days` (
    `id` CHAR(36) NOT NULL,
    `day` DATE NOT NULL,

    INDEX `stale_figure_days_day_idx`(`day`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `daily_order_figures` (
    `day` DATE NOT NULL,
    `district` VARCHAR(60) NOT NULL,
    `orders` INTEGER NOT NULL,
    `revenue` BIGINT NOT NULL,
    `new_customers` INTEGER NOT NULL,
    `returning` INTEGER NOT NULL,

    PRIMARY KEY (`day`, `district`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `daily_piece_figures` (
    `day` DATE NOT NULL,
    `category` ENUM('GOLD', 'SILVER', 'DIAMOND') NOT NULL,
    `type` ENUM('RINGS', 'NECKLACES', 'EARRINGS') NOT NULL,
    `metal` ENUM('GOLD', 'SILVER') NOT NULL,
    `pieces` INTEGER NOT NULL,
    `revenue` BIGINT NOT NULL,
    `weight_mg` BIGINT NOT NULL,

    PRIMARY KEY (`day`, `category`, `type`, `metal`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `daily_product_figures` (
    `day` DATE NOT NULL,
    -- Compared byte by byte: that makes sums over years several times faster.
    `product_id` CHAR(36) COLLATE utf8mb4_bin NOT NULL,
    `pieces` INTEGER NOT NULL,
    `revenue` BIGINT NOT NULL,

    INDEX `daily_product_figures_product_id_day_pieces_revenue_idx`(`product_id`, `day`, `pieces`, `revenue`),
    PRIMARY KEY (`day`, `product_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `search_words` (
    `word` VARCHAR(32) NOT NULL,

    PRIMARY KEY (`word`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `one_time_links` ADD CONSTRAINT `one_time_links_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `saved_addresses` ADD CONSTRAINT `saved_addresses_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `wishlist_items` ADD CONSTRAINT `wishlist_items_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `uploads` ADD CONSTRAINT `uploads_owner_id_fkey` FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `wishlist_items` ADD CONSTRAINT `wishlist_items_product_id_fkey` FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `recently_viewed_items` ADD CONSTRAINT `recently_viewed_items_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `recently_viewed_items` ADD CONSTRAINT `recently_viewed_items_product_id_fkey` FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `activities` ADD CONSTRAINT `activities_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `activity_sessions` ADD CONSTRAINT `activity_sessions_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `review_photos` ADD CONSTRAINT `review_photos_review_id_fkey` FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `mails` ADD CONSTRAINT `mails_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `api_keys` ADD CONSTRAINT `api_keys_created_by_id_fkey` FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `audit_entries` ADD CONSTRAINT `audit_entries_actor_id_fkey` FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- Of the orders of a store that was open before, only a buyer's first one is a first one.
UPDATE `orders` o
    JOIN (SELECT `contact_email`, MIN(`placed_at`) AS `first_at` FROM `orders` GROUP BY `contact_email`) f
        ON f.`contact_email` = o.`contact_email`
SET o.`is_first` = (o.`placed_at` = f.`first_at`);

-- The orders of a store that was open before: their days are summed when the figures are first read.
INSERT INTO `stale_figure_days` (`id`, `day`)
SELECT UUID(), DATE(`placed_at` + INTERVAL 345 MINUTE) FROM `orders` GROUP BY 2;
