/** A call with the team: the page shows our own slots ('embedded'), or the calendar of a provider in a frame ('embed'). */
export type Scheduling = OwnScheduling | EmbeddedCalendar;

export type OwnScheduling = {
  kind: 'embedded';
  /** The starts of the free slots from `from` on, over that many calendar days of Paris, in order; none in the past. */
  slots(from: Date, days: number): Promise<Date[]>;
  /**
   * 'taken': the slot is not free any more (somebody else's, past, or never offered); 'already': this person has a
   * coming call. Of several people asking for one slot, exactly one gets it.
   */
  book(userId: string, slot: Date): Promise<'booked' | 'taken' | 'already'>;
};

export type EmbeddedCalendar = {
  kind: 'embed';
  /** The address of the frame, with what we already know filled in. */
  embedUrl(prefill: { email?: string; name?: string; phone?: string }): string;
  /** What the provider's message reports; 'other' when it is about something else; undefined when it is too old, or not signed by it. */
  confirmation(body: string, headers: Headers): { email: string; at: Date } | 'other' | undefined;
};
