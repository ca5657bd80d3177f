-- Who is told of what happens in the store, of what, and what became of it.
CREATE TABLE `webhook_endpoints` (
  `id` CHAR(36) NOT NULL,
  `url` VARCHAR(500) NOT NULL,
  `description` VARCHAR(200) NOT NULL,
  `topics` JSON NOT NULL,
  `with_personal` BOOLEAN NOT NULL DEFAULT false,
  `state` ENUM('ON', 'OFF', 'DISABLED') NOT NULL DEFAULT 'ON',
  `secret` VARCHAR(255) NOT NULL,
  `previous_secret` VARCHAR(255) NULL,
  `previous_until` DATETIME(3) NULL,
  `failing_since` DATETIME(3) NULL,
  `api_key_id` CHAR(36) NULL,
  `created_by_id` CHAR(36) NULL,
  `version` INTEGER NOT NULL DEFAULT 1,
  `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `updated_at` DATETIME(3) NOT NULL,
  INDEX `webhook_endpoints_state_idx` (`state`),
  INDEX `webhook_endpoints_api_key_id_fkey` (`api_key_id`),
  INDEX `webhook_endpoints_created_by_id_fkey` (`created_by_id`),
  PRIMARY KEY (`id`),
  CONSTRAINT `webhook_endpoints_api_key_id_fkey` FOREIGN KEY (`api_key_id`) REFERENCES `api_keys` (`id`) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT `webhook_endpoints_created_by_id_fkey` FOREIGN KEY (`created_by_id`) REFERENCES `users` (`id`) ON DELETE SET NULL ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `webhook_events` (
  `id` CHAR(36) NOT NULL,
  `topic` VARCHAR(40) NOT NULL,
  `change` VARCHAR(20) NOT NULL,
  `subject_id` CHAR(36) NOT NULL,
  `name` VARCHAR(80) NULL,
  `version` INTEGER NULL,
  `object` JSON NULL,
  `at` DATETIME(3) NOT NULL,
  INDEX `webhook_events_subject_id_idx` (`subject_id`),
  INDEX `webhook_events_at_idx` (`at`),
  PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `webhook_deliveries` (
  `id` CHAR(36) NOT NULL,
  `position` BIGINT NOT NULL AUTO_INCREMENT,
  `event_id` CHAR(36) NOT NULL,
  `endpoint_id` CHAR(36) NOT NULL,
  `topic` VARCHAR(40) NOT NULL,
  `subject_id` CHAR(36) NOT NULL,
  `with_personal` BOOLEAN NOT NULL,
  `status` ENUM('WAITING', 'SENDING', 'DELIVERED', 'FAILED', 'SUPERSEDED') NOT NULL DEFAULT 'WAITING',
  `attempts` INTEGER NOT NULL DEFAULT 0,
  `next_attempt_at` DATETIME(3) NOT NULL,
  `claimed_until` DATETIME(3) NULL,
  `created_at` DATETIME(3) NOT NULL,
  `finished_at` DATETIME(3) NULL,
  UNIQUE INDEX `webhook_deliveries_position_key` (`position`),
  INDEX `webhook_deliveries_endpoint_id_status_next_attempt_at_idx` (`endpoint_id`, `status`, `next_attempt_at`),
  INDEX `webhook_deliveries_endpoint_id_subject_id_status_position_idx` (`endpoint_id`, `subject_id`, `status`, `position`),
  INDEX `webhook_deliveries_endpoint_id_created_at_id_idx` (`endpoint_id`, `created_at`, `id`),
  INDEX `webhook_deliveries_created_at_id_idx` (`created_at`, `id`),
  INDEX `webhook_deliveries_status_claimed_until_idx` (`status`, `claimed_until`),
  INDEX `webhook_deliveries_event_id_idx` (`event_id`),
  PRIMARY KEY (`id`),
  CONSTRAINT `webhook_deliveries_event_id_fkey` FOREIGN KEY (`event_id`) REFERENCES `webhook_events` (`id`) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT `webhook_deliveries_endpoint_id_fkey` FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints` (`id`) ON DELETE CASCADE ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `webhook_attempts` (
  `id` CHAR(36) NOT NULL,
  `delivery_id` CHAR(36) NOT NULL,
  `at` DATETIME(3) NOT NULL,
  `duration_ms` INTEGER NOT NULL,
  `status` INTEGER NULL,
  `problem` VARCHAR(300) NULL,
  `request_headers` JSON NOT NULL,
  `response_headers` JSON NULL,
  `response_body` TEXT NULL,
  INDEX `webhook_attempts_delivery_id_at_idx` (`delivery_id`, `at`),
  PRIMARY KEY (`id`),
  CONSTRAINT `webhook_attempts_delivery_id_fkey` FOREIGN KEY (`delivery_id`) REFERENCES `webhook_deliveries` (`id`) ON DELETE CASCADE ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
