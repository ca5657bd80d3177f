-- Which request gave rise to a job or a mail, and the trace that it belongs to.
ALTER TABLE `jobs` ADD COLUMN `request_id` CHAR(36) NULL, ADD COLUMN `traceparent` CHAR(55) NULL;
ALTER TABLE `mails` ADD COLUMN `request_id` CHAR(36) NULL, ADD COLUMN `traceparent` CHAR(55) NULL;
