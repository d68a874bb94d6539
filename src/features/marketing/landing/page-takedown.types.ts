/** Reasons why an account cannot publish; the screens show one in place of the button. */
export type PublishingState = { isDemo: boolean; takenDown: string[] };
