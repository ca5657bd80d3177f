-- What a buyer would rather have for a piece that comes back.
ALTER TABLE `return_lines`
    ADD COLUMN `wished_size` VARCHAR(16) NULL,
    ADD COLUMN `wished_words` VARCHAR(500) NULL;
