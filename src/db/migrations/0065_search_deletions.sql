-- The search index writes a segment anew once a share of its rows is deleted, within the statements that happen to write. At
-- its 10 per cent, a change of a tenth of a million contacts spent two thirds of its processor time on writing the index of
-- all of them anew. At 30 per cent it does so for a change of three tenths.
INSERT INTO `crm_search` (`crm_search`, `rank`) VALUES ('deletemerge', 30);
--> statement-breakpoint
INSERT INTO `consulting_search` (`consulting_search`, `rank`) VALUES ('deletemerge', 30);
