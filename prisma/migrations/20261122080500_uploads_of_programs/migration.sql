-- A photograph that a program sent with an API key has no account for its owner.
ALTER TABLE `uploads` ADD COLUMN `api_key_id` CHAR(36) NULL;
ALTER TABLE `uploads` ADD CONSTRAINT `uploads_api_key_id_fkey` FOREIGN KEY (`api_key_id`) REFERENCES `api_keys`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
