-- What staff search is one text in each row, which the database writes itself: however the row is changed, it is found
-- by what it says now. Of an e-mail address only what stands before the @, since half of the shoppers share the rest;
-- phones without the country. A full-text index takes _ and ' for parts of a word.

-- DropIndex
DROP INDEX `orders_contact_name_idx` ON `orders`;

-- DropIndex
DROP INDEX `users_name_idx` ON `users`;

-- AlterTable
ALTER TABLE `orders` ADD COLUMN `search_text` VARCHAR(420) GENERATED ALWAYS AS (
    REPLACE(REPLACE(CONCAT_WS(' ', SUBSTRING(`number`, 4), `contact_name`, `ship_name`,
        SUBSTRING_INDEX(`contact_email`, '@', 1), REPLACE(`contact_phone`, '+977', ''),
        REPLACE(`ship_phone`, '+977', '')), '_', ' '), '''', ' ')
) STORED;

-- AlterTable
ALTER TABLE `users` ADD COLUMN `search_text` VARCHAR(300) GENERATED ALWAYS AS (
    REPLACE(REPLACE(CONCAT_WS(' ', `name`, SUBSTRING_INDEX(`email`, '@', 1), REPLACE(`phone`, '+977', '')),
        '_', ' '), '''', ' ')
) STORED;

-- AlterTable
ALTER TABLE `mails` ADD COLUMN `search_text` VARCHAR(520) GENERATED ALWAYS AS (
    REPLACE(REPLACE(CONCAT_WS(' ', `subject`, `to_name`, SUBSTRING_INDEX(`to_email`, '@', 1)), '_', ' '), '''', ' ')
) STORED;

-- CreateIndex
CREATE FULLTEXT INDEX `orders_search_text_idx` ON `orders`(`search_text`);

-- CreateIndex
CREATE FULLTEXT INDEX `users_search_text_idx` ON `users`(`search_text`);

-- CreateIndex
CREATE FULLTEXT INDEX `mails_search_text_idx` ON `mails`(`search_text`);
