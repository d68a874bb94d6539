import { shares } from '#features/consulting/profile/reading/vote.rules.ts';
import votes from './action-votes.json' with { type: 'json' };

const PLACES = new Map(votes.ids.map((id, place) => [id, place]));

type Standing = { share: number; besideLikeliest: number };

/**
 * How well an intervention fits what a text says, by the sentences that it was an answer to: its share of all, and
 * beside the likeliest; undefined for one that is not in the file, such as a firm's own.
 */
export function actionVote(features: readonly string[]): (id: string) => Standing | undefined {
  const all = shares(features, votes);
  const most = Math.max(...all);
  return (id) => {
    const place = PLACES.get(id);
    const share = place === undefined ? undefined : all[place];
    return share === undefined ? undefined : { share, besideLikeliest: share / most };
  };
}
