-- The report of a laboratory on a stone, and its size: expand only, earlier versions do not read it.
ALTER TABLE `gemstones`
  ADD COLUMN `laboratory` VARCHAR(40) NULL,
  ADD COLUMN `certificate_number` VARCHAR(40) NULL,
  ADD COLUMN `cut_grade` VARCHAR(20) NULL,
  ADD COLUMN `length_um` INTEGER NULL,
  ADD COLUMN `width_um` INTEGER NULL,
  ADD COLUMN `depth_um` INTEGER NULL;
