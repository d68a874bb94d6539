import { shares } from '#features/consulting/profile/reading/vote.rules.ts';
import votes from './action-votes.json' with { type: 'json' };

const PLACES = new Map(votes.ids.map((id, place) => [id, place]));

type ActionVote = { share: (id: string) => number; besideLikeliest: (id: string) => number };

/**
 * How well each intervention fits what a text says, by the sentences that it was an answer to: its share of all, and
 * beside the likeliest. One that is not in the file, such as a firm's own, counts as the likeliest: nothing is known
 * against it.
 */
export function actionVote(features: readonly string[]): ActionVote {
  const all = shares(features, votes);
  const most = Math.max(...all);
  const share = (id: string): number => {
    const place = PLACES.get(id);
    return place === undefined ? most : (all[place] ?? 0);
  };
  return { share, besideLikeliest: (id) => share(id) / most };
}
