import { useState } from 'react';
import type { Audience, Readiness, Sending } from '#features/loop/mailing/mailing.schema.ts';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { SendForm } from './SendForm.tsx';
import { SendingResults } from './SendingResults.tsx';

type Props = {
  campaignId: number;
  /** The reader's own address, which a test goes to. */
  email: string;
  lists: Audience[];
  segments: Audience[];
  results: Sending[];
  readiness: Readiness;
  /** Plain text of the email. */
  plain: string;
};

export function SendPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <Send {...props} />
    </MarketingIsland>
  );
}

/** The campaign as it will arrive, whom it goes to and when, and what became of it. */
function Send({ results: first, plain, ...form }: Props) {
  const [results, setResults] = useState(first);
  const { campaignId } = form;
  const replace = (changed: Sending) =>
    setResults((before) => before.map((each) => (each.id === changed.id ? changed : each)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SendForm {...form} onSent={(sent) => setResults((before) => [sent, ...before])} />
      </div>
      <LetterPreview campaignId={campaignId} plain={plain} />
      <div className="lg:col-span-2">
        <SendingResults campaignId={campaignId} results={results} onChanged={replace} onLoaded={setResults} />
      </div>
    </div>
  );
}
