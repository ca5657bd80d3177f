-- What a mail server answered when the mailbox could not be read, in its own words.

-- AlterTable
ALTER TABLE `inbox` ADD COLUMN `last_said` VARCHAR(300) NULL;
