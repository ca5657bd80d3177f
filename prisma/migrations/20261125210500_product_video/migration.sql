-- A short video of a piece, and what is seen in it.
ALTER TABLE `products` ADD COLUMN `video_key` VARCHAR(160) NULL,
    ADD COLUMN `video_alt` VARCHAR(240) NULL;
