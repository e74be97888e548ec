export type SupportRequest = {
  /** Chosen by the sender, once per message: the same key again opens nothing new. */
  requestKey: string;
  userId?: string;
  /** Where to answer somebody who has no account, or wants the answer elsewhere. */
  replyTo?: string;
  /** 1 to 8000 characters. */
  text: string;
};

export type Support = {
  /** Resolves when staff have the message. Otherwise an OutsideError, and the same key may be tried again. */
  open(request: SupportRequest): Promise<{ conversationId: string }>;
};
