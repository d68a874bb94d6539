import { splitName } from '#features/leads/inbox/inbox.rules.ts';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import type { Product } from '#features/marketing/products/product.schema.ts';
import { translator } from '#i18n/index.ts';
import { askedSum } from './asked-sum.rules.ts';

/** A reply in the lead's language: what was asked about and what it costs; the answer itself is written between. */
export function replyText(
  {
    contactName,
    language,
    notes = null,
  }: Pick<Lead, 'contactName' | 'language'> & Partial<Pick<Lead, 'notes'>>,
  product: Pick<Product, 'name' | 'price'> | null,
  sender: string,
): string {
  const t = translator(language);
  const sum = product && askedSum(notes ?? '', product.price, language);
  const { firstName } = splitName(contactName ?? '');
  return [
    firstName === '' ? t('marketing:reply.hello') : t('marketing:reply.helloName', { name: firstName }),
    product === null
      ? t('marketing:reply.thanks')
      : [
          t('marketing:reply.thanksFor', { product: product.name }),
          product.price === '' ? '' : t('marketing:reply.price', { price: product.price }),
          sum === null ? '' : t('marketing:reply.sum', sum),
        ]
          .filter(Boolean)
          .join(' '),
    `${t('marketing:reply.close')}\n${sender}`,
  ].join('\n\n');
}
