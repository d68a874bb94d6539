/** What keeps an account from publishing; the screens show it in place of the button. */
export type PublishingState = { isDemo: boolean; takenDown: string[] };
