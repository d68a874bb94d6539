-- The search index merges its segments while somebody writes, 64 pages for each of its levels at a time. With pages of
-- 4,000 bytes one such merge took 340 ms, in which the server answered nobody; with these it takes 30, finds as fast, and
-- writes a third less. Pages that are there already keep their size until they are merged.
INSERT INTO `crm_search` (`crm_search`, `rank`) VALUES ('pgsz', 500);
