-- The search index writes a segment anew once a share of its rows is deleted, and does so within the statements that happen
-- to write. At its 10 per cent, a change of a tenth of a million contacts wrote the index of all of them anew, twice: three
-- quarters of its processor time. At 30 the file may hold as many deleted rows, which no search notices.
INSERT INTO `crm_search` (`crm_search`, `rank`) VALUES ('deletemerge', 30);
--> statement-breakpoint
INSERT INTO `consulting_search` (`consulting_search`, `rank`) VALUES ('deletemerge', 30);
