/** What keeps an account from publishing: the screens say so in place of the button. */
export type PublishingState = { isDemo: boolean; takenDown: string[] };
