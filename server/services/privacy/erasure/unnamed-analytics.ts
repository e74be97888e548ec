import type { Analytics } from '../../../ports/analytics/port.ts';

/** 'Measurement with a user id needs consent': without it, what is measured says what was done, never by whom. */
export function unnamedAnalytics(analytics: Analytics): Analytics {
  return {
    ...analytics,
    record: ({ name, data: { uid: _, ...data } }) => analytics.record({ name, data }),
  };
}
