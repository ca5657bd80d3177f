-- CreateTable
CREATE TABLE `saved_views` (
    `id` CHAR(36) NOT NULL,
    `list` VARCHAR(40) NOT NULL,
    `name` VARCHAR(80) NOT NULL,
    `query` VARCHAR(2000) NOT NULL,
    `shared` BOOLEAN NOT NULL DEFAULT false,
    `owner_id` CHAR(36) NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `updated_at` DATETIME(3) NOT NULL,

    INDEX `saved_views_list_shared_name_idx`(`list`, `shared`, `name`),
    INDEX `saved_views_owner_id_list_idx`(`owner_id`, `list`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `default_views` (
    `user_id` CHAR(36) NOT NULL,
    `list` VARCHAR(40) NOT NULL,
    `view_id` CHAR(36) NOT NULL,

    INDEX `default_views_view_id_idx`(`view_id`),
    PRIMARY KEY (`user_id`, `list`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `saved_views` ADD CONSTRAINT `saved_views_owner_id_fkey` FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `default_views` ADD CONSTRAINT `default_views_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `default_views` ADD CONSTRAINT `default_views_view_id_fkey` FOREIGN KEY (`view_id`) REFERENCES `saved_views`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX `newsletter_subscribers_created_at_email_idx` ON `newsletter_subscribers`(`created_at`, `email`);

-- CreateTable
CREATE TABLE `customer_notes` (
    `id` CHAR(36) NOT NULL,
    `customer_id` CHAR(36) NOT NULL,
    `author_id` CHAR(36) NULL,
    `text` VARCHAR(2000) NOT NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    INDEX `customer_notes_customer_id_created_at_id_idx`(`customer_id`, `created_at`, `id`),
    INDEX `customer_notes_author_id_idx`(`author_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `customer_groups` (
    `id` CHAR(36) NOT NULL,
    `name` VARCHAR(60) NOT NULL,
    `version` INTEGER NOT NULL DEFAULT 1,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    UNIQUE INDEX `customer_groups_name_key`(`name`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `customer_group_members` (
    `group_id` CHAR(36) NOT NULL,
    `customer_id` CHAR(36) NOT NULL,

    INDEX `customer_group_members_customer_id_idx`(`customer_id`),
    PRIMARY KEY (`group_id`, `customer_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `customer_notes` ADD CONSTRAINT `customer_notes_customer_id_fkey` FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `customer_notes` ADD CONSTRAINT `customer_notes_author_id_fkey` FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `customer_group_members` ADD CONSTRAINT `customer_group_members_group_id_fkey` FOREIGN KEY (`group_id`) REFERENCES `customer_groups`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `customer_group_members` ADD CONSTRAINT `customer_group_members_customer_id_fkey` FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX `orders_final_total_placed_at_id_idx` ON `orders`(`final_total`, `placed_at`, `id`);

-- CreateTable
CREATE TABLE `two_factors` (
    `user_id` CHAR(36) NOT NULL,
    `secret` VARCHAR(200) NULL,
    `pending_secret` VARCHAR(200) NULL,
    `confirmed_at` DATETIME(3) NULL,
    `last_used_step` INTEGER NULL,

    PRIMARY KEY (`user_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `recovery_codes` (
    `user_id` CHAR(36) NOT NULL,
    `code_hash` CHAR(64) NOT NULL,

    PRIMARY KEY (`user_id`, `code_hash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `two_factors` ADD CONSTRAINT `two_factors_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `recovery_codes` ADD CONSTRAINT `recovery_codes_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE `list_exports` (
    `id` CHAR(36) NOT NULL,
    `owner_id` CHAR(36) NOT NULL,
    `list` VARCHAR(40) NOT NULL,
    `format` VARCHAR(4) NOT NULL,
    `file_name` VARCHAR(80) NOT NULL,
    `created_at` DATETIME(3) NOT NULL,

    INDEX `list_exports_owner_id_created_at_idx`(`owner_id`, `created_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `list_exports` ADD CONSTRAINT `list_exports_id_fkey` FOREIGN KEY (`id`) REFERENCES `jobs`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `list_exports` ADD CONSTRAINT `list_exports_owner_id_fkey` FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE `product_images` ADD COLUMN `focus_x` INTEGER NOT NULL DEFAULT 50,
    ADD COLUMN `focus_y` INTEGER NOT NULL DEFAULT 50;
