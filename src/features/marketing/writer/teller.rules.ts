import type { AudienceType } from '../writer.types.ts';
import type { Channel, Fact, Material } from './composer.types.ts';
import { LONGEST_FACT_WORDS } from './composer.values.ts';
import { countWords, ended, fill, paragraph, paragraphs, raised } from './quoting.rules.ts';
import { actionSentence, doubtOf, offered, quoted } from './variants.rules.ts';

/** What a text can say; a block of them is a paragraph. */
export type Saying =
  | 'opening'
  | 'pain'
  | 'before'
  | 'change'
  | 'after'
  | 'with'
  | 'lead'
  | 'leadOnly'
  | 'proof'
  | 'proofs'
  | 'quote'
  | 'offer'
  | 'guarantee'
  | 'assurance'
  | 'price'
  | 'action';
export type Block = readonly Saying[];

export type Sheet = {
  m: Material;
  channel: Channel;
  audience: AudienceType;
  /** What the text opens with, already written. */
  opening: string;
  /** Proofs that a list holds at most. */
  proofs: number;
};

const LIST_MARK = { es: '· ', en: '- ' } as const;

/** Each fact is said once: what the opening, or an earlier block, has said is not said again. */
export class Teller {
  readonly #sheet: Sheet;
  #said: string;
  constructor(sheet: Sheet, said = '') {
    this.#sheet = sheet;
    this.#said = `${sheet.opening}\n${said}`;
  }

  #isSaid = ({ text }: Fact): boolean => this.#said.includes(text) || this.#said.includes(raised(text));

  #quote(fact: Fact | undefined): string | undefined {
    if (fact === undefined || this.#isSaid(fact) || countWords(fact.text) > LONGEST_FACT_WORDS)
      return undefined;
    return ended(raised(fact.text));
  }

  #framed(frame: string, fact: Fact | undefined): string | undefined {
    const text = this.#quote(fact);
    return text && fill(frame, this.#sheet.m.address, { name: this.#sheet.m.name, fact: text });
  }

  #lead(isWithName: boolean): string | undefined {
    const { m } = this.#sheet;
    const { words } = m.input;
    const told = this.#sheet.opening.startsWith(m.name)
      ? this.#quote(m.what)
      : this.#framed(words.lead.name, m.what);
    if (told !== undefined) return told;
    if (!isWithName || this.#said.includes(m.name)) return undefined;
    const proof = m.proofs.find((fact) => !this.#isSaid(fact));
    return this.#framed(words.lead.name, proof) ?? ended(m.name);
  }

  #proofs(): string | undefined {
    const { m, proofs } = this.#sheet;
    const left = m.proofs.filter(
      (fact) => !this.#isSaid(fact) && countWords(fact.text) <= LONGEST_FACT_WORDS,
    );
    const listed = left.slice(0, proofs);
    if (listed.length < 2) return this.#quote(listed[0]);
    const mark = LIST_MARK[m.input.language];
    return listed.map(({ text }) => mark + raised(text)).join('\n');
  }

  #guarantee(isAsked: boolean): string | undefined {
    const { m } = this.#sheet;
    const text = this.#quote(m.guarantee);
    return text === undefined ? undefined : paragraph(isAsked ? doubtOf(m) : undefined, text);
  }

  #say(saying: Saying): string | undefined {
    const { m, opening, channel, audience } = this.#sheet;
    const { words, tone } = m.input;
    switch (saying) {
      case 'opening':
        return opening === '' ? undefined : /^[«“]/u.test(opening) ? opening : ended(opening);
      case 'pain':
        return this.#quote(m.pain);
      case 'before':
        return this.#framed(words.before, m.pain);
      case 'change':
        return this.#quote(m.change);
      case 'after':
        return this.#framed(words.after, m.change);
      case 'with':
        return this.#framed(words.lead.with, m.change);
      case 'lead':
        return this.#lead(true);
      case 'leadOnly':
        return this.#lead(false);
      case 'proof':
        return this.#quote(m.proofs.find((fact) => !this.#isSaid(fact)));
      case 'proofs':
        return this.#proofs();
      case 'quote':
        return m.quote && !this.#isSaid(m.quote.text) ? quoted(m, true) : undefined;
      case 'offer': {
        const offer = m.offer && !this.#isSaid(m.offer) ? offered(m)?.text : undefined;
        return offer && ended(offer);
      }
      case 'guarantee':
        return this.#guarantee(false);
      case 'assurance':
        return this.#guarantee(tone !== 'direct');
      case 'price':
        return m.price && !this.#said.includes(m.price.text)
          ? ended(
              fill(words.price[/\d/.test(m.price.text) ? tone : 'professional'], m.address, {
                price: tone === 'direct' ? raised(m.price.text) : m.price.text,
              }),
            )
          : undefined;
      case 'action':
        return actionSentence(m, channel, audience);
    }
  }

  block(block: Block, dropped: ReadonlySet<Saying>): string {
    const parts = block
      .filter((saying) => !dropped.has(saying))
      .map((saying) => {
        const text = this.#say(saying);
        if (text !== undefined) this.#said += `\n${text}`;
        return text;
      });
    return parts.some((part) => part?.includes('\n')) ? paragraphs(...parts) : paragraph(...parts);
  }
}
