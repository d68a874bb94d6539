import type { Namespace, Tables } from './resources.ts';

type Leaf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** `items_one` and `items_other` are both reached as `items`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** `namespace:dotted.path`, checked against the English tables. */
export type TextKey = {
  [N in Namespace]: `${N}:${WithoutPlural<Leaf<Tables[N]>>}`;
}[Namespace];

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
