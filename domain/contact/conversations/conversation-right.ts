/** The flags of a recruiter's entry in the company. */
export type RecruiterFlags = { admin: boolean; intros: boolean };

/** 'Starting conversations requires the company recruiter entry's admin or intros flag.' */
export const mayStartConversations = ({ admin, intros }: RecruiterFlags): boolean => admin || intros;
