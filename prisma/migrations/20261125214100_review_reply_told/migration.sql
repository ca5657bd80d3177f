-- When the writer of a review was told of its answer: of one to a review that waits, once that is shown.

-- AlterTable
ALTER TABLE `reviews` ADD COLUMN `reply_told_at` DATETIME(3) NULL;

-- Those of shown reviews were told with the answer.
UPDATE `reviews` SET `reply_told_at` = `replied_at` WHERE `reply` IS NOT NULL AND `status` = 'PUBLISHED';
