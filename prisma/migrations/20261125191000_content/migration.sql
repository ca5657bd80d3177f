-- Content as a desk: collections that are made, illustrated, ordered and published by date, with members by hand or by
-- rule; banners; and the rows of home. What home shows today stays as it is.

-- AlterTable
ALTER TABLE `collections`
    ADD COLUMN `banner_alt` VARCHAR(240) NULL,
    ADD COLUMN `banner_alt_ne` VARCHAR(240) NULL,
    ADD COLUMN `banner_width` INTEGER NOT NULL DEFAULT 1920,
    ADD COLUMN `banner_height` INTEGER NOT NULL DEFAULT 900,
    ADD COLUMN `banner_colour` CHAR(7) NOT NULL DEFAULT '#e8e0d5',
    ADD COLUMN `banner_focus_x` INTEGER NOT NULL DEFAULT 100,
    ADD COLUMN `banner_focus_y` INTEGER NOT NULL DEFAULT 50,
    ADD COLUMN `seo_title` VARCHAR(80) NULL,
    ADD COLUMN `seo_title_ne` VARCHAR(80) NULL,
    ADD COLUMN `seo_description` VARCHAR(200) NULL,
    ADD COLUMN `seo_description_ne` VARCHAR(200) NULL,
    ADD COLUMN `published` BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN `publish_from` DATETIME(3) NULL,
    ADD COLUMN `publish_until` DATETIME(3) NULL,
    ADD COLUMN `membership` ENUM('HAND', 'RULE') NOT NULL DEFAULT 'HAND',
    ADD COLUMN `rule` JSON NULL,
    ADD COLUMN `sort` ENUM('HAND', 'FEATURED', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'POPULAR') NOT NULL DEFAULT 'POPULAR';

-- CreateTable
CREATE TABLE `collection_members` (
    `collection_id` CHAR(36) NOT NULL,
    `product_id` CHAR(36) NOT NULL,
    `position` INTEGER NOT NULL,

    INDEX `collection_members_product_id_idx`(`product_id`),
    PRIMARY KEY (`collection_id`, `product_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `collection_members` ADD CONSTRAINT `collection_members_collection_id_fkey` FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `collection_members` ADD CONSTRAINT `collection_members_product_id_fkey` FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE `collection_slugs` (
    `slug` VARCHAR(80) NOT NULL,
    `collection_id` CHAR(36) NOT NULL,

    INDEX `collection_slugs_collection_id_idx`(`collection_id`),
    PRIMARY KEY (`slug`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `collection_slugs` ADD CONSTRAINT `collection_slugs_collection_id_fkey` FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE `banners` (
    `id` CHAR(36) NOT NULL,
    `place` ENUM('HERO', 'STRIP') NOT NULL,
    `title` VARCHAR(80) NOT NULL,
    `title_ne` VARCHAR(80) NULL,
    `text` VARCHAR(240) NULL,
    `text_ne` VARCHAR(240) NULL,
    `action` VARCHAR(40) NULL,
    `action_ne` VARCHAR(40) NULL,
    `link` VARCHAR(500) NULL,
    `image_key` VARCHAR(160) NULL,
    `image_alt` VARCHAR(240) NULL,
    `image_alt_ne` VARCHAR(240) NULL,
    `image_width` INTEGER NOT NULL DEFAULT 1920,
    `image_height` INTEGER NOT NULL DEFAULT 900,
    `image_colour` CHAR(7) NOT NULL DEFAULT '#e8e0d5',
    `focus_x` INTEGER NULL,
    `focus_y` INTEGER NULL,
    `position` INTEGER NOT NULL DEFAULT 0,
    `published` BOOLEAN NOT NULL DEFAULT false,
    `publish_from` DATETIME(3) NULL,
    `publish_until` DATETIME(3) NULL,
    `version` INTEGER NOT NULL DEFAULT 1,

    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `home_rows` (
    `id` CHAR(36) NOT NULL,
    `kind` ENUM('TRUST', 'METALS', 'FEATURED', 'PIECES', 'STORY', 'TRENDING', 'COLLECTIONS', 'RATES', 'COLLECTION', 'NEW_ARRIVALS') NOT NULL,
    `collection_id` CHAR(36) NULL,
    `title` VARCHAR(80) NULL,
    `title_ne` VARCHAR(80) NULL,
    `position` INTEGER NOT NULL DEFAULT 0,
    `published` BOOLEAN NOT NULL DEFAULT false,
    `publish_from` DATETIME(3) NULL,
    `publish_until` DATETIME(3) NULL,
    `version` INTEGER NOT NULL DEFAULT 1,

    INDEX `home_rows_collection_id_idx`(`collection_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `home_rows` ADD CONSTRAINT `home_rows_collection_id_fkey` FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE `shop_changes` MODIFY `kind` ENUM('PRODUCT', 'STOCK', 'COLLECTIONS', 'CONTENT', 'RATES', 'SETTINGS', 'EVERYTHING', 'ORDER_PLACED', 'ORDER', 'CUSTOMER', 'WEBHOOKS', 'COUPONS') NOT NULL;

-- What home shows today.
INSERT INTO `banners` (`id`, `place`, `title`, `title_ne`, `text`, `text_ne`, `action`, `action_ne`, `link`, `image_key`, `image_alt`, `image_alt_ne`, `position`, `published`) VALUES
    ('00000000-0000-7000-8000-00000000b001', 'HERO',
     'Gold at its true weight', 'साँचो तौलको सुन',
     'Made in Lalitpur. Weighed to a hundredth of a gram, priced by the day’s rate.',
     'ललितपुरमा बनेको। ग्रामको सयौँ भागसम्म तौलिएको, दिनको भाउमा मूल्य राखिएको।',
     'Shop all jewelry', 'सबै गहना हेर्नुहोस्', '/products', 'banner-home-hero.webp',
     'Gold jhumka earrings with pearls, a flower ring and a ruby ring below a red pote necklace',
     'रातो पोतेको मालामुनि मोती जडित सुनका झुम्का, फूल औंठी र माणिकको औंठी', 0, true);

INSERT INTO `home_rows` (`id`, `kind`, `position`, `published`) VALUES
    ('00000000-0000-7000-8000-00000000c001', 'TRUST', 0, true),
    ('00000000-0000-7000-8000-00000000c002', 'METALS', 1, true),
    ('00000000-0000-7000-8000-00000000c003', 'FEATURED', 2, true),
    ('00000000-0000-7000-8000-00000000c004', 'PIECES', 3, true),
    ('00000000-0000-7000-8000-00000000c005', 'STORY', 4, true),
    ('00000000-0000-7000-8000-00000000c006', 'TRENDING', 5, true),
    ('00000000-0000-7000-8000-00000000c007', 'COLLECTIONS', 6, true),
    ('00000000-0000-7000-8000-00000000c008', 'RATES', 7, true);
