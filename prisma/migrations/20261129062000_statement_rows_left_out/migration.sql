-- A loaded statement keeps how many rows of its file were left out, and why. Null for files that were loaded before.
ALTER TABLE `statements` ADD COLUMN `left_out` JSON NULL;
