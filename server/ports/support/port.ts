export type SupportRequest = {
  /** Chosen by the sender, once per message: the same key again opens nothing new. */
  requestKey: string;
  userId?: string;
  /** Where to answer a person without an account, or at another address. */
  replyTo?: string;
  /** 1 to 8000 characters. */
  text: string;
};

export type Support = {
  /** Resolves when the team has the message. Otherwise an OutsideError, and the same key can be used again. */
  open(request: SupportRequest): Promise<{ conversationId: string }>;
};
