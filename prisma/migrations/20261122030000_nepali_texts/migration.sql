-- Texts of pieces and collections in Nepali; where one is missing the English one is shown.
ALTER TABLE `products`
  ADD COLUMN `name_ne` VARCHAR(160) NULL,
  ADD COLUMN `description_ne` TEXT NULL;

ALTER TABLE `collections`
  ADD COLUMN `name_ne` VARCHAR(80) NULL,
  ADD COLUMN `summary_ne` VARCHAR(240) NULL,
  ADD COLUMN `story_ne` TEXT NULL;

-- As it was sold, like the English name.
ALTER TABLE `order_lines`
  ADD COLUMN `name_ne` VARCHAR(160) NULL;

-- The language in which its buyer is written to.
ALTER TABLE `orders`
  ADD COLUMN `language` ENUM('EN', 'NE') NOT NULL DEFAULT 'EN';
