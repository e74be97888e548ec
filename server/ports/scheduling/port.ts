/**
 * A call with the team: the page shows the slots of the product ('embedded'), or the calendar of a provider in a frame
 * ('embed').
 */
export type Scheduling = OwnScheduling | EmbeddedCalendar;

export type OwnScheduling = {
  kind: 'embedded';
  /** The starts of the free slots from `from` on, over that many calendar days of Paris, in order; none in the past. */
  slots(from: Date, days: number): Promise<Date[]>;
  /**
   * 'taken': the slot is not free (booked by another user, past, or never offered); 'already': this user has a future
   * call. Of several users who book one slot, exactly one gets it.
   */
  book(userId: string, slot: Date): Promise<'booked' | 'taken' | 'already'>;
};

export type EmbeddedCalendar = {
  kind: 'embed';
  /** The address of the frame, filled in with the known data. */
  embedUrl(prefill: { email?: string; name?: string; phone?: string }): string;
  /**
   * The booking that the provider's message reports; 'other' for another subject; undefined when it is too old or not
   * signed.
   */
  confirmation(body: string, headers: Headers): { email: string; at: Date } | 'other' | undefined;
};
