-- Whether one network alone has told of an error in a browser.
ALTER TABLE `client_errors` ADD COLUMN `told_by` CHAR(64) NULL;
