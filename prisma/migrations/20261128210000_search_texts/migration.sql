-- A search text tells what a product is called and made of from what its descriptions only mention, and has each word in
-- one spelling. A job composes the texts anew and fills the words that misspelt ones are compared with.
DELETE FROM `search_words`;

INSERT INTO `jobs` (`id`, `kind`, `payload`, `run_after`)
SELECT UUID(), 'writeSearchTexts', '{"all":true}', UTC_TIMESTAMP(3) FROM `products` LIMIT 1;
