export type AnalyticsEvent = {
  name: string;
  /** Only with the user's consent to be measured; the caller must check it. */
  userId?: string;
  data: Record<string, unknown>;
};

/** Writes one warning per problem to the log. */
export type Warn = (message: string, cause?: unknown) => void;

export type Analytics = {
  /** Never throws: an event that cannot be recorded is dropped with a warning. Takes no longer than one insert. */
  record(event: AnalyticsEvent): Promise<void>;
  /** Sends the waiting events, within a few seconds. Called once, when the process ends. */
  close(): Promise<void>;
};
