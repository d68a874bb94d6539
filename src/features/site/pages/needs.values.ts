/** Tasks that a company's team spends its time on. The contact form knows each as a subject (`?about=need-orders`). */
export const NEEDS = ['orders', 'stock', 'quotes', 'calls', 'networks', 'trading'] as const;
