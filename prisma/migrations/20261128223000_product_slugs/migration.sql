-- CreateTable
CREATE TABLE `product_slugs` (
    `slug` VARCHAR(120) NOT NULL,
    `product_id` CHAR(36) NOT NULL,

    INDEX `product_slugs_product_id_idx`(`product_id`),
    PRIMARY KEY (`slug`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `product_slugs` ADD CONSTRAINT `product_slugs_product_id_fkey` FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
