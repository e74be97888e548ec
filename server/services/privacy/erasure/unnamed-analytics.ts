import type { Analytics } from '../../../ports/analytics/port.ts';

/** Without consent, events carry no user id (docs/product/privacy.md, Choices about other sites). */
export function unnamedAnalytics(analytics: Analytics): Analytics {
  return {
    ...analytics,
    record: ({ name, data: { uid: _, ...data } }) => analytics.record({ name, data }),
  };
}
