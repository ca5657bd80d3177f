-- Messages become threads: what was written to the store, what it answered, and what staff note about it.
CREATE TABLE `threads` (
  `id` CHAR(36) NOT NULL,
  `number` INTEGER NOT NULL AUTO_INCREMENT,
  `name` VARCHAR(80) NOT NULL,
  `email` VARCHAR(191) NOT NULL,
  `phone` VARCHAR(20) NULL,
  `subject` VARCHAR(240) NOT NULL,
  `origin` ENUM('FORM', 'MAIL', 'STAFF') NOT NULL DEFAULT 'FORM',
  `status` ENUM('OPEN', 'WAITING', 'CLOSED') NOT NULL DEFAULT 'OPEN',
  `unread` BOOLEAN NOT NULL DEFAULT true,
  `assignee_id` CHAR(36) NULL,
  `customer_id` CHAR(36) NULL,
  `order_id` CHAR(36) NULL,
  `preview` VARCHAR(200) NOT NULL,
  `last_at` DATETIME(3) NOT NULL,
  `version` INTEGER NOT NULL DEFAULT 1,
  `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  UNIQUE INDEX `threads_number_key` (`number`),
  INDEX `threads_last_at_id_idx` (`last_at`, `id`),
  INDEX `threads_status_last_at_id_idx` (`status`, `last_at`, `id`),
  INDEX `threads_assignee_id_status_last_at_id_idx` (`assignee_id`, `status`, `last_at`, `id`),
  INDEX `threads_customer_id_last_at_idx` (`customer_id`, `last_at`),
  INDEX `threads_order_id_last_at_idx` (`order_id`, `last_at`),
  INDEX `threads_email_idx` (`email`),
  PRIMARY KEY (`id`),
  CONSTRAINT `threads_assignee_id_fkey` FOREIGN KEY (`assignee_id`) REFERENCES `users` (`id`) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT `threads_customer_id_fkey` FOREIGN KEY (`customer_id`) REFERENCES `users` (`id`) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT `threads_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders` (`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `thread_messages` (
  `id` CHAR(36) NOT NULL,
  `thread_id` CHAR(36) NOT NULL,
  `direction` ENUM('IN', 'OUT', 'NOTE') NOT NULL,
  `author_id` CHAR(36) NULL,
  `author_name` VARCHAR(80) NOT NULL,
  `text` MEDIUMTEXT NOT NULL,
  `quoted` MEDIUMTEXT NULL,
  `message_id` VARCHAR(255) NULL,
  `is_automatic` BOOLEAN NOT NULL DEFAULT false,
  `mail_id` CHAR(36) NULL,
  `bounced_at` DATETIME(3) NULL,
  `bounce_reason` VARCHAR(500) NULL,
  `not_kept` JSON NULL,
  `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  UNIQUE INDEX `thread_messages_message_id_key` (`message_id`),
  UNIQUE INDEX `thread_messages_mail_id_key` (`mail_id`),
  INDEX `thread_messages_thread_id_created_at_id_idx` (`thread_id`, `created_at`, `id`),
  INDEX `thread_messages_author_id_fkey` (`author_id`),
  PRIMARY KEY (`id`),
  CONSTRAINT `thread_messages_thread_id_fkey` FOREIGN KEY (`thread_id`) REFERENCES `threads` (`id`) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT `thread_messages_author_id_fkey` FOREIGN KEY (`author_id`) REFERENCES `users` (`id`) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT `thread_messages_mail_id_fkey` FOREIGN KEY (`mail_id`) REFERENCES `mails` (`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `thread_files` (
  `id` CHAR(36) NOT NULL,
  `message_id` CHAR(36) NOT NULL,
  `key` VARCHAR(160) NOT NULL,
  `name` VARCHAR(160) NOT NULL,
  `type` VARCHAR(40) NOT NULL,
  `bytes` INTEGER NOT NULL,
  UNIQUE INDEX `thread_files_key_key` (`key`),
  INDEX `thread_files_message_id_idx` (`message_id`),
  PRIMARY KEY (`id`),
  CONSTRAINT `thread_files_message_id_fkey` FOREIGN KEY (`message_id`) REFERENCES `thread_messages` (`id`) ON DELETE CASCADE ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `thread_drafts` (
  `thread_id` CHAR(36) NOT NULL,
  `user_id` CHAR(36) NOT NULL,
  `text` TEXT NOT NULL,
  `updated_at` DATETIME(3) NOT NULL,
  INDEX `thread_drafts_user_id_idx` (`user_id`),
  PRIMARY KEY (`thread_id`, `user_id`),
  CONSTRAINT `thread_drafts_thread_id_fkey` FOREIGN KEY (`thread_id`) REFERENCES `threads` (`id`) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT `thread_drafts_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `failing_addresses` (
  `email` VARCHAR(191) NOT NULL,
  `since` DATETIME(3) NOT NULL,
  `reason` VARCHAR(500) NOT NULL,
  PRIMARY KEY (`email`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `saved_replies` (
  `id` CHAR(36) NOT NULL,
  `title` VARCHAR(80) NOT NULL,
  `text` TEXT NOT NULL,
  `text_ne` TEXT NULL,
  `version` INTEGER NOT NULL DEFAULT 1,
  `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  UNIQUE INDEX `saved_replies_title_key` (`title`),
  PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `inbox` (
  `id` INTEGER NOT NULL DEFAULT 1,
  `address` VARCHAR(191) NULL,
  `hook_secret` VARCHAR(255) NULL,
  `imap_host` VARCHAR(191) NULL,
  `imap_port` INTEGER NOT NULL DEFAULT 993,
  `imap_secure` BOOLEAN NOT NULL DEFAULT true,
  `imap_user` VARCHAR(191) NULL,
  `imap_password` VARCHAR(500) NULL,
  `imap_folder` VARCHAR(191) NOT NULL DEFAULT 'INBOX',
  `is_polling` BOOLEAN NOT NULL DEFAULT false,
  `uid_validity` BIGINT NULL,
  `last_uid` BIGINT NOT NULL DEFAULT 0,
  `polled_at` DATETIME(3) NULL,
  `hooked_at` DATETIME(3) NULL,
  `failures` INTEGER NOT NULL DEFAULT 0,
  `failing_since` DATETIME(3) NULL,
  `last_error` VARCHAR(500) NULL,
  `next_poll_at` DATETIME(3) NOT NULL,
  `claimed_until` DATETIME(3) NULL,
  `version` INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- Each message of the contact page begins a thread. One that was answered is closed: a reply opens it again.
INSERT INTO `threads` (`id`, `name`, `email`, `phone`, `subject`, `origin`, `status`, `unread`, `customer_id`, `preview`, `last_at`, `version`, `created_at`)
SELECT m.`id`, m.`name`, m.`email`, m.`phone`, m.`subject`, 'FORM', IF(m.`status` = 'ANSWERED', 'CLOSED', 'OPEN'), m.`status` = 'NEW',
  u.`id`, LEFT(REPLACE(REPLACE(m.`message`, '\r', ''), '\n', ' '), 200), m.`created_at`, m.`version`, m.`created_at`
FROM `contact_messages` m
LEFT JOIN `users` u ON u.`email` = m.`email` AND u.`role` = 'CUSTOMER' AND u.`email_verified_at` IS NOT NULL
ORDER BY m.`created_at`, m.`id`;

INSERT INTO `thread_messages` (`id`, `thread_id`, `direction`, `author_name`, `text`, `created_at`)
SELECT UUID(), m.`id`, 'IN', m.`name`, m.`message`, m.`created_at` FROM `contact_messages` m;

UPDATE `audit_entries` SET `entity` = 'Thread' WHERE `entity` = 'ContactMessage';

DROP TABLE `contact_messages`;

ALTER TABLE `mails`
  ADD COLUMN `reply_to` VARCHAR(191) NULL,
  ADD COLUMN `answers` TEXT NULL;

-- Whoever adds a kind in an earlier migration names it here as well: this one stands last.
ALTER TABLE `shop_changes` MODIFY `kind` ENUM('PRODUCT', 'STOCK', 'COLLECTIONS', 'RATES', 'SETTINGS', 'EVERYTHING', 'ORDER_PLACED', 'ORDER', 'CUSTOMER', 'WEBHOOKS', 'COUPONS', 'THREAD') NOT NULL;
