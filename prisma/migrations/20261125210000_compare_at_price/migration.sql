-- What a piece with a fixed price cost before, to strike through beside its price.
ALTER TABLE `products` ADD COLUMN `compare_at_price` INTEGER NULL;
