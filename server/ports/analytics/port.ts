export type AnalyticsEvent = {
  name: string;
  /** Only with the person's consent to be measured; that is for the caller to know. */
  userId?: string;
  data: Record<string, unknown>;
};

/** Said once per trouble to whoever reads the logs. */
export type Warn = (message: string, cause?: unknown) => void;

export type Analytics = {
  /** Never throws: what cannot be recorded is dropped with a warning. Nobody waits longer than one insert takes. */
  record(event: AnalyticsEvent): Promise<void>;
  /** Sends what is still waiting, within a few seconds. Called once, when the process ends. */
  close(): Promise<void>;
};
