/** A file sent with an e-mail. `type`: the media type with its parameters. */
export type Attachment = { name: string; type: string; content: string };

export type OutgoingMail = {
  /** The row of table `emails`; the same identifier is the same e-mail on every attempt. */
  id: string;
  /** 'Name <address>'; by default the sender of the product. */
  from?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The value of the List-Unsubscribe header, for which mail programs show a button. */
  unsubscribe?: string;
  attachments?: Attachment[];
};

export type Mail = {
  /**
   * Resolves when the e-mail was accepted for delivery. Otherwise an OutsideError, whose `permanent` is true when a
   * retry is useless (no such mailbox) and false when it may succeed (server busy, network down).
   */
  send(mail: OutgoingMail): Promise<void>;
};
