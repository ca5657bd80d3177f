-- A new e-mail address of an account counts only once its owner has verified it; the earlier one can undo it.
CREATE TABLE `email_changes` (
    `id` CHAR(36) NOT NULL,
    `user_id` CHAR(36) NOT NULL,
    `from_email` VARCHAR(191) NOT NULL,
    `from_verified_at` DATETIME(3) NULL,
    `to_email` VARCHAR(191) NOT NULL,
    `status` ENUM('PENDING', 'VERIFIED', 'CANCELLED', 'OBJECTED') NOT NULL DEFAULT 'PENDING',
    `verify_token_hash` CHAR(64) NULL,
    `object_token_hash` CHAR(64) NULL,
    `undo_token_hash` CHAR(64) NULL,
    `requested_at` DATETIME(3) NOT NULL,
    `without_sign_in_from` DATETIME(3) NULL,
    `verified_at` DATETIME(3) NULL,
    `expires_at` DATETIME(3) NOT NULL,

    UNIQUE INDEX `email_changes_verify_token_hash_key`(`verify_token_hash`),
    UNIQUE INDEX `email_changes_object_token_hash_key`(`object_token_hash`),
    UNIQUE INDEX `email_changes_undo_token_hash_key`(`undo_token_hash`),
    INDEX `email_changes_user_id_requested_at_idx`(`user_id`, `requested_at`),
    INDEX `email_changes_from_email_idx`(`from_email`),
    INDEX `email_changes_expires_at_idx`(`expires_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `email_changes` ADD CONSTRAINT `email_changes_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
