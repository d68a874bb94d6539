/** Of every public page, once it is read. */
import { carryCampaign } from './campaign.ts';
import { wakeIsland } from './island.ts';
import { answerPresses } from './presses.ts';
import { followScrolling } from './scrolling.ts';
import { nameSections } from './sections.ts';
import { recall, rememberLanguage } from './storage.ts';

answerPresses();
carryCampaign();
followScrolling();
wakeIsland();
nameSections();

/** The language's cookie is kept for a year from the last visit. */
const language = recall('lang');
if (language) rememberLanguage(language);
