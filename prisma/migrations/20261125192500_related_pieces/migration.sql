-- The pieces that staff chose to show beside one, in their order; those that are there have none chosen.
ALTER TABLE `products` ADD COLUMN `related_ids` JSON NULL;
