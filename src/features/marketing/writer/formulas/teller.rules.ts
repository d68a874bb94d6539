import type { AudienceType } from '#features/marketing/writer/checks/writer.types.ts';
import type { Channel, Fact, Material } from './composer.types.ts';
import { LONGEST_FACT_WORDS } from './composer.values.ts';
import {
  countWords,
  ended,
  fill,
  paragraph,
  paragraphs,
  raised,
  saysFact,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import {
  askedOf,
  changedBy,
  changeOf,
  companyLine,
  named,
  offered,
  problemOf,
  productLine,
  quoted,
} from './phrases.rules.ts';
import { actionSentence } from './variants.rules.ts';

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
  | 'details'
  | 'proof'
  | 'proofs'
  | 'quote'
  | 'offer'
  | 'guarantee'
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

/** Details that read as sentences, and that a list holds. */
const MOST_SENTENCES = 3;
const MOST_DETAILS = 6;
export const LIST_MARK = { es: '· ', en: '- ' } as const;

/** Each fact is said once: what the opening, or an earlier block, has said is not said again. */
export class Teller {
  readonly #sheet: Sheet;
  #said: string;
  /** What stands in the text itself, without what stands beside it: a name in a subject names nothing below. */
  #below: string;
  constructor(sheet: Sheet, said = '') {
    this.#sheet = sheet;
    this.#said = `${sheet.opening}\n${said}`;
    this.#below = sheet.channel === 'email' ? sheet.opening : this.#said;
  }

  #isSaid = ({ text }: Fact): boolean => saysFact(this.#said, text);

  #quote(fact: Fact | undefined): string | undefined {
    if (fact === undefined || this.#isSaid(fact) || countWords(fact.text) > LONGEST_FACT_WORDS)
      return undefined;
    return ended(raised(fact.text));
  }

  #change(): string | undefined {
    const { m } = this.#sheet;
    return this.#quote(m.change) && ended(changeOf(m) ?? '');
  }

  #after(): string | undefined {
    const { m } = this.#sheet;
    return this.#quote(m.change) && ended(changedBy(m, this.#below.includes(m.name)) ?? '');
  }

  #named(fact: Fact | undefined): string | undefined {
    const text = this.#quote(fact);
    if (fact === undefined || text === undefined) return undefined;
    return this.#below.includes(this.#sheet.m.name) ? text : ended(named(this.#sheet.m, fact.text));
  }

  /** What the product is, with its name; else the name with what changes, or with a proof. */
  #lead(isWithName: boolean): string | undefined {
    const { m } = this.#sheet;
    const told = this.#named(m.what);
    if (told !== undefined) return told;
    if (!isWithName || this.#below.includes(m.name)) return undefined;
    const proof = m.proofs.find((fact) => !this.#isSaid(fact));
    return this.#after() ?? this.#named(proof) ?? ended(m.name);
  }

  /** The rest of the product; beside an answered brief there is better to say. */
  #details(): string | undefined {
    const { m } = this.#sheet;
    if (m.isBriefed && m.change !== undefined) return undefined;
    const left = m.details.filter(
      (fact) => !this.#isSaid(fact) && countWords(fact.text) <= LONGEST_FACT_WORDS,
    );
    if (left.length > MOST_SENTENCES) return this.#list(left.slice(0, MOST_DETAILS));
    return left.length === 0 ? undefined : paragraph(...left.map(({ text }) => ended(raised(text))));
  }

  #list = (facts: readonly Fact[]): string =>
    facts.map(({ text }) => LIST_MARK[this.#sheet.m.input.language] + text).join('\n');

  #proofs(): string | undefined {
    const { m, proofs } = this.#sheet;
    const left = [...m.proofs, ...m.advantages].filter(
      (fact) => !this.#isSaid(fact) && countWords(fact.text) <= LONGEST_FACT_WORDS,
    );
    const listed = left.slice(0, proofs);
    if (listed.length < 2) return this.#quote(listed[0]);
    return this.#list(listed);
  }

  #price(): string | undefined {
    const { m } = this.#sheet;
    if (m.price === undefined || saysFact(this.#said, m.price.text)) return undefined;
    return ended(fill(m.input.words.price, m.address, { price: m.price.text }));
  }

  #say(saying: Saying): string | undefined {
    const { m, opening, channel, audience } = this.#sheet;
    switch (saying) {
      case 'opening':
        return opening === '' ? undefined : /^[«“]/u.test(opening) ? opening : ended(opening);
      // After something else, the problem is asked: as a statement it would be said of the product.
      case 'pain':
        return this.#quote(m.pain) && (askedOf(m, false) ?? askedOf(m, true));
      case 'before':
        return this.#quote(m.pain) && problemOf(m);
      case 'change':
        return this.#change();
      case 'after':
        return this.#after();
      case 'with':
        return this.#after();
      case 'lead':
        return this.#lead(true);
      case 'leadOnly':
        return this.#lead(false);
      case 'details':
        return this.#details();
      case 'proof':
        return this.#quote(m.proofs.find((fact) => !this.#isSaid(fact)));
      case 'proofs':
        return this.#proofs();
      case 'quote':
        return m.quote && !this.#isSaid(m.quote.text) ? quoted(m) : undefined;
      case 'offer': {
        const offer = m.offer && !this.#isSaid(m.offer) ? offered(m)?.text : undefined;
        return offer && ended(offer);
      }
      case 'guarantee':
        return this.#quote(m.guarantee);
      case 'price':
        return this.#price();
      case 'action':
        return paragraph(this.#signature(), actionSentence(m, channel, audience));
    }
  }

  /** A post and an advertisement say at their end whose they are; an e-mail and a page are signed. */
  #signature(): string | undefined {
    const { m, channel } = this.#sheet;
    if (channel === 'email' || channel === 'landing') return undefined;
    if (m.company === '') return this.#below.includes(m.name) ? undefined : ended(m.name);
    return ended(this.#below.includes(m.name) ? companyLine(m) : productLine(m));
  }

  block(block: Block, dropped: ReadonlySet<Saying>): string {
    const parts = block
      .filter((saying) => !dropped.has(saying))
      .map((saying) => {
        const text = this.#say(saying);
        if (text !== undefined) {
          this.#said += `\n${text}`;
          this.#below += `\n${text}`;
        }
        return text;
      });
    return parts.some((part) => part?.includes('\n')) ? paragraphs(...parts) : paragraph(...parts);
  }
}
