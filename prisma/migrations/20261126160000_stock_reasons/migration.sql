-- Why stock changes, as a jeweller says it; what is in the ledger stays as it is.

ALTER TABLE `stock_moves` MODIFY `reason` ENUM('INITIAL', 'ORDER', 'CANCELLATION', 'RETURN', 'CORRECTION', 'RECEIVED', 'TRANSFER', 'DAMAGED', 'LOST', 'FOUND', 'IN_REPAIR', 'MELTED', 'SAMPLE', 'OTHER') NOT NULL;
