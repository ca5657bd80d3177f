-- AlterTable
ALTER TABLE `return_lines`
    ADD COLUMN `location_id` CHAR(36) NULL,
    ADD COLUMN `note` VARCHAR(240) NULL;

-- CreateIndex
CREATE INDEX `return_lines_location_id_idx` ON `return_lines`(`location_id`);

-- AddForeignKey
ALTER TABLE `return_lines` ADD CONSTRAINT `return_lines_location_id_fkey`
    FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
