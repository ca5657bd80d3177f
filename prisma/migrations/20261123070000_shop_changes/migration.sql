-- What changed of what shoppers see: each server keeps its snapshot of it true by these.
CREATE TABLE `shop_changes` (
    `id` CHAR(36) NOT NULL,
    `kind` ENUM('PRODUCT', 'STOCK', 'COLLECTIONS', 'RATES', 'SETTINGS', 'EVERYTHING') NOT NULL,
    `product_id` CHAR(36) NULL,
    `writer` CHAR(36) NOT NULL,
    `at` DATETIME(3) NOT NULL,

    INDEX `shop_changes_at_idx`(`at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
