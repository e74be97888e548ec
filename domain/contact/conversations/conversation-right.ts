/** The flags of a recruiter's entry in the company. */
export type RecruiterFlags = { admin: boolean; intros: boolean };

/** docs/product/contact.md, Right to start conversations. */
export const mayStartConversations = ({ admin, intros }: RecruiterFlags): boolean => admin || intros;
