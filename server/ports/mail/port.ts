export type OutgoingMail = {
  /** The row of table `emails`; the same identifier means the same message, however often it is tried. */
  id: string;
  /** 'Name <address>'; the product's own sender when absent. */
  from?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where whoever does not want such e-mails any more can say so, for the mail program to offer by itself. */
  unsubscribe?: string;
};

export type Mail = {
  /**
   * Resolves when the message has been accepted for delivery. Otherwise an OutsideError, whose `permanent` says
   * that trying again is useless (no such mailbox) rather than worth it (server busy, network down).
   */
  send(mail: OutgoingMail): Promise<void>;
};
