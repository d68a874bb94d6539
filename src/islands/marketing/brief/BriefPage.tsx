import { useEffect, useRef, useState } from 'react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import { isPast } from '#features/marketing/brief/brief-answers.rules.ts';
import { heldBack } from '#features/marketing/brief/held-back.rules.ts';
import { BRIEF_STEPS, stepOf } from '#features/marketing/brief/brief-steps.rules.ts';
import { isEmptyBrief } from '#features/marketing/brief/brief.rules.ts';
import type { StoredBrief } from '#features/marketing/brief/brief.schema.ts';
import type { Brief, Trade } from '#features/marketing/brief/brief.types.ts';
import { LOCALES } from '#shared/languages.ts';
import { api } from '#islands/api.ts';
import { useBegunCampaign } from '#islands/loop/use-begun-campaign.ts';
import { SaveConflict, SaveState } from '#islands/ui/SaveState.tsx';
import { LoopSteps } from '#islands/loop/LoopSteps.tsx';
import { NextAct } from '#islands/loop/NextAct.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useAutosave } from '#islands/ui/use-autosave.ts';
import { briefAddress, briefTexts, typedOf, type TradeExamples } from './brief-screen.ts';
import { BriefDraft } from './BriefDraft.tsx';
import { BriefQuestion } from './BriefQuestion.tsx';
import { BriefSplit } from './BriefSplit.tsx';
import { BriefSteps } from './BriefSteps.tsx';
import { BriefTrade } from './BriefTrade.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { STACK } from '#islands/marketing/screen-styles.ts';

export type BriefPageProps = {
  /** Its place in the loop. */
  chain: Chain;
  /** Name of the model that can draft the brief; null without one. */
  model: string | null;
  brief: StoredBrief;
  product: { id: number; name: string };
  /** The product's text in the brief's language; '' if typed in another one. */
  characteristics: string;
  /** The facts of the product in that language, each of which its price may include. */
  facts: readonly string[];
  guessed: Trade;
  examples: Record<Trade, TradeExamples>;
  /** Time of rendering, to compare deadlines with. */
  now: string;
};

export function BriefPage({ texts, username, ...props }: BriefPageProps & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <BriefEditor {...props} />
    </MarketingIsland>
  );
}

/** One question per screen on a phone, all on one page on a desktop; saves while typing. */
function BriefEditor({ brief: first, product, characteristics, guessed, model, ...rest }: BriefPageProps) {
  const { examples, now, chain, facts } = rest;
  const { t } = useTexts();
  const { language } = first;
  useBegunCampaign(product.id);
  const kept = useRef<Brief>(typedOf(first));
  const saving = useAutosave<StoredBrief, Brief>({
    draftKey: `brief-${product.id}-${language}`,
    record: first,
    send: async (typed, updatedAt) => {
      const { sent } = heldBack(typed, kept.current);
      const saved = await api<StoredBrief>('PUT', `/api/marketing/products/${product.id}/brief/${language}`, {
        body: { ...sent, updatedAt },
      });
      kept.current = typedOf(saved);
      // Invalid answers stay on the screen to be corrected.
      return { ...saved, action: typed.action, deadline: typed.deadline };
    },
    apply: (stored, typed) => ({ ...stored, ...typed }),
    merge: (_earlier, later) => later,
    heldIn: (shown) => (Object.keys(heldBack(shown, shown).held).length > 0 ? typedOf(shown) : null),
  });
  const { record: brief, stored } = saving;
  // A link is invalid while it is being typed.
  const held = saving.state === 'waiting' ? {} : heldBack(brief, brief).held;
  const errors = {
    ...Object.fromEntries(
      Object.entries(held).map(([field, problem]) => [
        field,
        t('marketing:brief.held', { problem: t(`marketing:brief.errors.${problem}`) }),
      ]),
    ),
    ...saving.errors,
  };
  const [step, setStep] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const change = (changes: Partial<Brief>) => saving.change({ ...typedOf(brief), ...changes });
  const isOver = isPast(brief.deadline, new Date(now));

  const goTo = (next: number) => {
    setStep(next);
    // After the screen has changed, because a hidden question cannot take the focus.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[data-step="${next}"] :is(textarea, input, select)`)?.focus(),
    );
  };

  // Hints of an editor link to their question.
  useEffect(() => {
    const asked = stepOf(location.hash.slice(1));
    if (asked !== undefined) requestAnimationFrame(() => goTo(asked));
  }, []);

  return (
    <div className={STACK} ref={form}>
      <div
        className={`flex flex-wrap items-center gap-x-3 border-b border-line ${step > 0 ? 'max-sm:hidden' : ''}`}
      >
        <nav aria-label={t('marketing:brief.languages')} className="flex gap-1 self-end">
          {LOCALES.map((one) => (
            <a
              key={one}
              href={briefAddress(product.id, one)}
              aria-current={one === language ? 'page' : undefined}
              className="flex h-control items-center border-b-2 border-transparent px-3.5 text-sm font-medium text-ink-soft no-underline hover:text-ink aria-[current]:border-accent-ink aria-[current]:text-ink"
            >
              {t(`marketing:languages.${one}`)}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-3 pb-1">
          {/* On a way of its own alone, the next act would lead to this page. */}
          {chain.steps.length > 1 ? (
            <LoopSteps Act={NextAct} kind="marketing_product" id={product.id} first={chain} />
          ) : null}
          <span className="contents max-sm:hidden">
            <SaveState state={saving.state} reason={saving.reason} />
          </span>
        </div>
      </div>
      {stored ? (
        <SaveConflict values={briefTexts(stored)} onKeep={saving.keepMine} onTake={saving.takeStored} />
      ) : null}
      {model !== null && isEmptyBrief(brief) ? (
        <BriefDraft
          productId={product.id}
          language={language}
          model={model}
          onAccept={(drafted) => saving.change(typedOf(drafted))}
        />
      ) : null}
      <BriefSplit
        brief={brief}
        characteristics={characteristics}
        productName={product.name}
        language={language}
        onApply={(next) => saving.change(typedOf(next))}
      />
      <BriefTrade
        trade={brief.trade}
        guessed={guessed}
        names={examples}
        onChange={(trade) => change({ trade })}
        isHiddenOnPhones={step > 0}
      />
      <div className="sm:hidden">
        <SaveState state={saving.state} reason={saving.reason} />
      </div>
      <BriefSteps step={step} onStep={goTo} productId={product.id} brief={brief}>
        {BRIEF_STEPS.map((fields, at) => (
          <BriefQuestion
            key={fields[0]}
            at={at}
            fields={fields}
            isCurrent={at === step}
            brief={brief}
            language={language}
            facts={facts}
            examples={examples[brief.trade ?? guessed].examples}
            doubts={examples[brief.trade ?? guessed].doubts}
            isOver={isOver}
            errors={errors}
            onChange={change}
          />
        ))}
      </BriefSteps>
    </div>
  );
}
