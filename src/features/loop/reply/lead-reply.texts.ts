import { splitName } from '#features/leads/inbox/inbox.rules.ts';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import type { Product } from '#features/marketing/products/product.schema.ts';
import { translator } from '#i18n/index.ts';
import { raised } from '#features/marketing/writer/reading/quoting.rules.ts';
import { askedProduct } from './asked-product.rules.ts';
import { askedSum } from './asked-sum.rules.ts';

type Sold = Pick<Product, 'name' | 'price'>;

/**
 * A reply in the lead's language: what was asked about and what it costs; the answer itself is written between. A message
 * about something else is told no price.
 */
export function replyText(
  {
    contactName,
    language,
    notes = null,
  }: Pick<Lead, 'contactName' | 'language'> & Partial<Pick<Lead, 'notes'>>,
  product: Sold | null,
  sender: string,
  others: readonly Sold[] = [],
): string {
  const t = translator(language);
  const message = notes ?? '';
  const asked = product && askedProduct(message, product, others);
  const price = product !== null && asked === product ? product.price : '';
  const sum = askedSum(message, price, language);
  const { firstName } = splitName(contactName ?? '');
  return [
    firstName === '' ? t('marketing:reply.hello') : t('marketing:reply.helloName', { name: firstName }),
    [
      asked === null ? t('marketing:reply.thanks') : t('marketing:reply.thanksFor', { product: asked.name }),
      price === '' ? '' : t('marketing:reply.price', { price }),
      sum === null ? '' : raised(t('marketing:reply.sum', sum)),
    ]
      .filter(Boolean)
      .join(' '),
    ...(asked === product ? [] : [t('marketing:reply.toAnswer')]),
    `${t('marketing:reply.close')}\n${sender}`,
  ].join('\n\n');
}
