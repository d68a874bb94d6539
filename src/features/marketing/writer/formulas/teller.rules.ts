import type { Fact } from './composer.types.ts';
import { LIST_MARK, LONGEST_SHORT_FACT } from './composer.values.ts';
import {
  countWords,
  ended,
  isTiny,
  paragraph,
  paragraphs,
  raised,
  Said,
  saysFact,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { byStay, pitchOf } from '#features/marketing/writer/reading/material.rules.ts';
import { actionLine } from './action.rules.ts';
import {
  byCompany,
  cardOf,
  changeBelow,
  changeOf,
  followsPain,
  guaranteed,
  namedBy,
  withName,
  offered,
  pricedOf,
  promiseOf,
  signed,
  quoted,
} from './phrases.rules.ts';
import type { Block, Saying, Sheet } from './sheet.types.ts';

/** Each fact is said once: what the opening, or an earlier block, has said is not said again. */
export class Teller {
  readonly #sheet: Sheet;
  readonly #said: Said;
  /** The text itself without its subject: a name in a subject names nothing below. */
  readonly #below: Said;
  #text: string;
  /** True if nothing stands above: no proof opens a text, and an offer only after the name. */
  #isFirst: boolean;
  constructor(sheet: Sheet, said = '') {
    this.#sheet = sheet;
    const above = `${sheet.opening}\n${said}`;
    const own = sheet.channel === 'email' ? sheet.opening : above;
    this.#said = new Said(above);
    this.#below = new Said(own);
    this.#text = above;
    this.#isFirst = own.trim() === '';
  }

  #isFree = (fact: Fact | undefined): fact is Fact =>
    fact !== undefined && !this.#said.says(fact.text) && countWords(fact.text) <= this.#sheet.longest;

  #isTold = (fact: Fact | undefined): fact is Fact =>
    this.#isFree(fact) && (fact.isCertificate === true || !isTiny(fact.text));

  #isNamed = (): boolean => this.#below.says(this.#sheet.m.name);

  #sentence = (fact: Fact | undefined): string | undefined =>
    this.#isTold(fact) ? ended(raised(fact.text)) : undefined;

  /** Returns the name with the one fact that is told of the product; else with the change; else the name. */
  #lead(): string {
    const { m, channel, subject = '' } = this.#sheet;
    const free = pitchOf(m).filter(this.#isTold);
    const isBelow = this.#isFirst && m.isBriefed;
    const told = (isBelow ? free.find(({ text }) => !saysFact(subject, text)) : undefined) ?? free[0];
    if (this.#isNamed()) return told ? ended(raised(told.text)) : '';
    const fact = told ?? [promiseOf(m)].find(this.#isTold);
    if (fact === m.change && fact) return ended(withName(m, changeBelow(m, true) ?? ''));
    if (fact) return ended(withName(m, fact.text));
    const card = cardOf(m);
    if (card !== undefined) return ended(card);
    // The signature of an email names the company.
    return ended((channel === 'email' ? undefined : byCompany(m)) ?? raised(m.name));
  }

  #change(): string | undefined {
    const { m, longest } = this.#sheet;
    if (this.#isTold(promiseOf(m))) {
      return ended(changeBelow(m, this.#isNamed()) ?? '');
    }
    // On networks an advantage replaces a missing change.
    const isShort = longest <= LONGEST_SHORT_FACT;
    return isShort && !m.change ? this.#sentence(m.advantages.find(this.#isTold)) : undefined;
  }

  /** Returns the change that follows the problem. One that needs its cause stands below the product. */
  #next(): string | undefined {
    const { m } = this.#sheet;
    // Below the problem a word or two are understood.
    if (!followsPain(m) || !this.#isFree(m.change) || !m.pain || !this.#said.says(m.pain.text))
      return undefined;
    return ended(changeOf(m) ?? '');
  }

  #proof(): string | undefined {
    const { proofs, advantages } = this.#sheet.m;
    if (this.#isFirst) return undefined;
    return this.#sentence([...byStay(proofs), ...advantages].find(this.#isTold));
  }

  #proofs(): string | undefined {
    const listed = this.#sheet.bullets.filter(this.#isFree);
    if (listed.length < 2) return this.#sentence(listed[0]);
    return listed.map(({ text }) => LIST_MARK + raised(text)).join('\n');
  }

  /** The offer with its deadline; where people scroll and no price stands, the guarantee is told in its place. */
  #offer(): string | undefined {
    const { m, longest } = this.#sheet;
    if (m.offer === undefined)
      return longest <= LONGEST_SHORT_FACT && m.price === undefined && this.#isTold(m.guarantee)
        ? guaranteed(m)
        : undefined;
    if (!this.#isFree(m.offer)) return undefined;
    const offer = offered(m)?.text ?? '';
    return ended(this.#isFirst ? withName(m, offer) : offer);
  }

  #say(saying: Saying): string | undefined {
    const { m, opening, channel } = this.#sheet;
    switch (saying) {
      case 'opening':
        // Nothing follows a customer's name.
        return opening === '' || (m.quote && opening === quoted(m)) ? opening : ended(opening);
      case 'change':
        return this.#change();
      case 'next':
        return this.#next();
      case 'lead':
        return this.#lead();
      case 'proof':
        return this.#proof();
      case 'proofs':
        return this.#proofs();
      case 'quote':
        return m.quote && this.#isFree(m.quote.text) ? quoted(m) : undefined;
      case 'offer':
        return this.#offer();
      case 'guarantee':
        return this.#isFree(m.guarantee) ? guaranteed(m) : undefined;
      case 'price':
        return m.price && !this.#said.says(m.price.text) ? pricedOf(m) : undefined;
      case 'action':
        return paragraph(this.#signature(), actionLine(m, channel));
    }
  }

  /** The product and whose it is, where the text has named neither; an e-mail is signed. */
  #names(): string | undefined {
    const { m, channel } = this.#sheet;
    if (channel === 'email' || this.#isNamed()) return undefined;
    return namedBy(m, this.#text);
  }

  /** A post and an advertisement say once whose they are. */
  #signature(): string | undefined {
    const { m, channel } = this.#sheet;
    if (channel === 'email') return undefined;
    if (!this.#isNamed()) return this.#names();
    return m.company === '' || this.#below.says(m.company) ? undefined : ended(signed(m, this.#text));
  }

  block(block: Block, dropped: ReadonlySet<Saying>): string {
    const parts = block
      .filter((saying) => !dropped.has(saying) || saying === 'lead')
      .map((saying) => {
        const text = (dropped.has(saying) ? this.#names() : this.#say(saying)) ?? '';
        if (text !== '') {
          this.#said.add(text);
          this.#below.add(text);
          this.#text += `\n${text}`;
          this.#isFirst &&= text.trim() === '';
        }
        return text;
      });
    return parts.some((part) => part.includes('\n')) ? paragraphs(...parts) : paragraph(...parts);
  }
}
