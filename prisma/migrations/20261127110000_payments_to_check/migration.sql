-- A provider is asked to give money back: the wish is kept until it has answered, and what went back knows of which attempt.
ALTER TABLE `payment_attempts`
    ADD COLUMN `refund_asked` INTEGER NULL,
    ADD INDEX `payment_attempts_refund_asked_idx`(`refund_asked`);

ALTER TABLE `payment_events`
    MODIFY `kind` ENUM('STARTED', 'RETURNED', 'ANSWERED', 'SETTLED', 'HELD', 'ENDED', 'DECIDED', 'REFUND_ASKED', 'REFUND_ANSWERED') NOT NULL;

ALTER TABLE `payments`
    ADD COLUMN `refund_of_attempt_id` CHAR(36) NULL,
    ADD INDEX `payments_refund_of_attempt_id_idx`(`refund_of_attempt_id`),
    ADD CONSTRAINT `payments_refund_of_attempt_id_fkey` FOREIGN KEY (`refund_of_attempt_id`) REFERENCES `payment_attempts`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
