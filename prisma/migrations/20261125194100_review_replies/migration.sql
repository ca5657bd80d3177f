-- What the store answers under a review.
ALTER TABLE `reviews`
  ADD COLUMN `reply` VARCHAR(2000) NULL,
  ADD COLUMN `replied_at` DATETIME(3) NULL,
  ADD COLUMN `replied_by_id` CHAR(36) NULL,
  ADD INDEX `reviews_replied_by_id_fkey` (`replied_by_id`),
  ADD CONSTRAINT `reviews_replied_by_id_fkey` FOREIGN KEY (`replied_by_id`) REFERENCES `users` (`id`) ON DELETE SET NULL ON UPDATE CASCADE;
