import type { Config } from '../../config.ts';

export type OutsideService = 'mail' | 'files' | 'maps' | 'scheduling' | 'support' | 'analytics' | 'pdf' | 'tracking';

/** The outside services of this configuration, so that the privacy policy lists exactly those that are in use. */
export function outsideServices(config: Config): OutsideService[] {
  const set: Record<OutsideService, unknown> = {
    mail: config.SMTP_URL,
    files: config.S3_ENDPOINT,
    maps: config.MAPS_API_KEY,
    scheduling: config.SCHEDULING_URL,
    support: config.CRISP_WEBSITE_ID,
    analytics: config.POSTHOG_KEY,
    pdf: config.PDF_EXPORT_URL,
    tracking: config.TRACKING_URL,
  };
  return (Object.keys(set) as OutsideService[]).filter((name) => set[name] !== undefined);
}
