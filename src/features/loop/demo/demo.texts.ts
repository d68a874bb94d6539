import { dictionary, type Locale } from '#i18n/index.ts';

export const demoTexts = (locale: Locale) => {
  const { demo, report } = dictionary(locale, 'demo', 'report').tables;
  return { accountName: demo.accountName, consulting: demo.consulting, loop: demo.loop, report };
};
export type ConsultingSampleTexts = ReturnType<typeof demoTexts>['consulting'];
