import { useState } from 'react';
import { askedFactor, factorError, type GivenFactor } from '#islands/session/second-factor.ts';
import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const proofDialog = lazyComponent(async () => (await import('./SecondFactorDialog.tsx')).ProofDialog);

type Asked = {
  passkey: unknown;
  give: (factor: GivenFactor) => Promise<string | undefined>;
  onDismiss: () => void;
};

/**
 * Sends a call again with a second factor where its answer asks for one. `asked` has the props of `proofDialog` while
 * it is open; dismissed, the call fails as it did.
 */
export function useProof() {
  const [asked, setAsked] = useState<Asked | null>(null);

  async function proven<Answer>(call: (factor: Partial<GivenFactor>) => Promise<Answer>): Promise<Answer> {
    try {
      return await call({});
    } catch (error) {
      const factor = askedFactor(error);
      if (factor === null) throw error;
      await proofDialog.load();
      return new Promise((resolve, reject) => {
        const end = (settle: () => void) => {
          setAsked(null);
          settle();
          return undefined;
        };
        const give = async (given: GivenFactor) => {
          try {
            const answer = await call(given);
            return end(() => resolve(answer));
          } catch (later) {
            const wrong = factorError(later);
            return wrong ?? end(() => reject(later as Error));
          }
        };
        setAsked({ ...factor, give, onDismiss: () => end(() => reject(error as Error)) });
      });
    }
  }
  return { asked, proven };
}
