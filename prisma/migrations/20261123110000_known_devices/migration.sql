-- Devices that an account has signed in on: a right password from one of them passes a lock-out.

-- CreateTable
CREATE TABLE `known_devices` (
    `id` CHAR(36) NOT NULL,
    `user_id` CHAR(36) NOT NULL,
    `token_hash` CHAR(64) NOT NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `last_used_at` DATETIME(3) NOT NULL,
    `expires_at` DATETIME(3) NOT NULL,

    UNIQUE INDEX `known_devices_token_hash_user_id_key`(`token_hash`, `user_id`),
    INDEX `known_devices_user_id_last_used_at_idx`(`user_id`, `last_used_at`),
    INDEX `known_devices_expires_at_idx`(`expires_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AlterTable
ALTER TABLE `sessions` ADD COLUMN `device_id` CHAR(36) NULL;

-- CreateIndex
CREATE INDEX `sessions_device_id_idx` ON `sessions`(`device_id`);

-- AddForeignKey
ALTER TABLE `known_devices` ADD CONSTRAINT `known_devices_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `sessions` ADD CONSTRAINT `sessions_device_id_fkey` FOREIGN KEY (`device_id`) REFERENCES `known_devices`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
