-- The part each photograph plays, its words in Nepali, what is measured of a piece, and the design that twins share.
ALTER TABLE `products` ADD COLUMN `design` VARCHAR(80) NULL,
    ADD COLUMN `measurements` JSON NULL,
    ADD COLUMN `measured_size` VARCHAR(16) NULL;

ALTER TABLE `product_images` ADD COLUMN `alt_ne` VARCHAR(240) NULL,
    ADD COLUMN `role` ENUM('FRONT', 'DARK', 'DETAIL', 'SCALE', 'BACK') NULL;

-- The house's own picture at the top of home is another one now. Where staff chose one of their own, it stays.
UPDATE `banners`
SET `image_key` = 'catalog/banner-home-hero.webp',
    `image_alt` = 'Gold jhumka earrings on a stand, a choker of red pote and gold beads, and a flower ring',
    `image_alt_ne` = 'स्ट्यान्डमा सुनका झुम्का, रातो पोते र सुनका गेडीको नौगेडी, र फूल औंठी',
    `image_width` = 2400,
    `image_height` = 1125,
    `image_colour` = '#4f453b',
    `focus_x` = 90,
    `focus_y` = 55
WHERE `image_key` = 'banner-home-hero.webp';
