-- CreateTable
CREATE TABLE `cart_copies` (
    `user_id` CHAR(36) NOT NULL,
    `coupon_code` VARCHAR(40) NULL,
    `version` INTEGER NOT NULL DEFAULT 1,
    `saved_at` DATETIME(3) NOT NULL,

    PRIMARY KEY (`user_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `cart_copy_lines` (
    `user_id` CHAR(36) NOT NULL,
    `id` VARCHAR(100) NOT NULL,
    `product_id` CHAR(36) NOT NULL,
    `size` VARCHAR(16) NULL,
    `quantity` INTEGER NOT NULL,
    `position` INTEGER NOT NULL,

    INDEX `cart_copy_lines_product_id_idx`(`product_id`),
    PRIMARY KEY (`user_id`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `cart_copies` ADD CONSTRAINT `cart_copies_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `cart_copy_lines` ADD CONSTRAINT `cart_copy_lines_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `cart_copies`(`user_id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `cart_copy_lines` ADD CONSTRAINT `cart_copy_lines_product_id_fkey` FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
