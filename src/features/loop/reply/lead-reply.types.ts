/** The answer to a lead as its page begins it; `repliedAt` is when its enquiry was last answered. */
export type LeadReply = { entryId: number; subject: string; body: string; repliedAt: string | null };
