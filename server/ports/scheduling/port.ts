/**
 * A call with the team: the page shows the slots of the product ('embedded'), or the calendar of a provider in a frame
 * ('embed').
 */
export type Scheduling = OwnScheduling | EmbeddedCalendar;

export type OwnScheduling = {
  kind: 'embedded';
  /** The starts of the free slots from `from` on, over that many calendar days of Paris, in order; none in the past. */
  slots(from: Date, days: number): Promise<Date[]>;
  /** True for the start of a slot that is not past. Whether it is free is decided where the call is written. */
  offers(slot: Date): boolean;
};

export type EmbeddedCalendar = {
  kind: 'embed';
  provider: 'calendly' | 'cal.com';
  /** The address of the frame, filled in with the known data. */
  embedUrl(prefill: { email?: string; name?: string; phone?: string }): string;
  /** What the provider's message reports; 'other' for another subject; undefined when it is too old or not signed. */
  report(body: string, headers: Headers): CallReport | 'other' | undefined;
};

/** A call moved by its person is reported as 'booked' at its new time. */
export type CallReport = {
  kind: 'booked' | 'cancelled';
  email: string;
  at: Date;
  /** Where the person moves or cancels it, if the provider says so. */
  manageUrl?: string;
};
