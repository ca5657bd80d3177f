-- CreateTable
CREATE TABLE `alerts` (
    `id` CHAR(36) NOT NULL,
    `kind` ENUM('BACK_IN_STOCK', 'PRICE_BELOW') NOT NULL,
    `product_id` CHAR(36) NOT NULL,
    `variant_id` CHAR(36) NULL,
    `price` INTEGER NULL,
    `user_id` CHAR(36) NULL,
    `email` VARCHAR(191) NULL,
    `language` VARCHAR(2) NOT NULL,
    `waiting_key` CHAR(64) NULL,
    `token_hash` CHAR(64) NULL,
    `created_at` DATETIME(3) NOT NULL,
    `sent_at` DATETIME(3) NULL,

    UNIQUE INDEX `alerts_waiting_key_key`(`waiting_key`),
    UNIQUE INDEX `alerts_token_hash_key`(`token_hash`),
    INDEX `alerts_product_id_sent_at_idx`(`product_id`, `sent_at`),
    INDEX `alerts_variant_id_idx`(`variant_id`),
    INDEX `alerts_user_id_created_at_idx`(`user_id`, `created_at`),
    INDEX `alerts_email_idx`(`email`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `alerts` ADD CONSTRAINT `alerts_product_id_fkey` FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `alerts` ADD CONSTRAINT `alerts_variant_id_fkey` FOREIGN KEY (`variant_id`) REFERENCES `variants`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `alerts` ADD CONSTRAINT `alerts_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE `mails` ADD COLUMN `unsubscribe_url` VARCHAR(255) NULL;
