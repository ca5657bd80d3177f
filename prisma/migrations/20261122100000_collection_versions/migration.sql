-- A collection is edited in the back-office: its version tells an editor that somebody else was faster.
ALTER TABLE `collections` ADD COLUMN `version` INT NOT NULL DEFAULT 1;
