import { readStored, writeStored } from '#islands/ui/storage.ts';

/** A product made for a problem, whose undo the page of its brief offers. */
export type BegunCampaign = {
  productId: number;
  undoId: number;
  message: string;
  failed: string;
  back: string;
};

const KEY = 'begun-campaign';

export const rememberCampaign = (begun: BegunCampaign | null): void =>
  writeStored('sessionStorage', KEY, begun && JSON.stringify(begun));

export function rememberedCampaign(): BegunCampaign | null {
  const stored = readStored('sessionStorage', KEY);
  return stored === null ? null : (JSON.parse(stored) as BegunCampaign);
}
