-- What a whole piece weighs, what it has cost the house, what search engines show of it, and what a scanner reads of a size.
ALTER TABLE `products` ADD COLUMN `gross_weight_mg` INTEGER NULL,
    ADD COLUMN `cost` INTEGER NULL,
    ADD COLUMN `seo_title` VARCHAR(70) NULL,
    ADD COLUMN `seo_description` VARCHAR(200) NULL;

ALTER TABLE `variants` ADD COLUMN `barcode` VARCHAR(48) NULL,
    ADD UNIQUE INDEX `variants_barcode_key`(`barcode`);
