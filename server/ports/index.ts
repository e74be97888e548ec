import { join } from 'node:path';
import { type Config, ownMachine } from '../config.ts';
import type { Database } from '../data/database.ts';
import { tableAnalytics } from './analytics/embedded.ts';
import type { Analytics, Warn } from './analytics/port.ts';
import { posthogAnalytics } from './analytics/posthog.ts';
import { systemClock } from './clock/embedded.ts';
import type { Clock } from './clock/port.ts';
import { folderFiles } from './files/embedded.ts';
import type { Files } from './files/port.ts';
import { s3Files } from './files/s3.ts';
import { ownLinks } from './links/embedded.ts';
import { externalLinks } from './links/external.ts';
import type { Links } from './links/port.ts';
import { outboxMail } from './mail/embedded.ts';
import type { Mail } from './mail/port.ts';
import { smtpMail } from './mail/smtp.ts';
import { threadPdf } from './pdf/embedded.ts';
import { httpPdf } from './pdf/http.ts';
import type { Pdf } from './pdf/port.ts';
import { tablePlaces } from './places/embedded.ts';
import { mapsPlaces } from './places/maps.ts';
import type { Places } from './places/port.ts';
import { systemRandom } from './random/embedded.ts';
import type { Random } from './random/port.ts';
import { calComScheduling } from './scheduling/cal-com.ts';
import { calendlyScheduling } from './scheduling/calendly.ts';
import { ownScheduling } from './scheduling/embedded.ts';
import type { Scheduling } from './scheduling/port.ts';
import { crispSupport } from './support/crisp.ts';
import { inboxSupport } from './support/embedded.ts';
import type { Support } from './support/port.ts';
import { directWebhooks } from './webhooks/embedded.ts';
import type { Webhooks } from './webhooks/port.ts';

export type Ports = {
  mail: Mail;
  pdf: Pdf;
  files: Files;
  places: Places;
  scheduling: Scheduling;
  support: Support;
  analytics: Analytics;
  links: Links;
  webhooks: Webhooks;
  clock: Clock;
  random: Random;
};

/** For each outside service: its provider when the configuration names one, else the built-in adapter. */
export function choosePorts(config: Config, db: Database, warn: Warn = console.warn): Ports {
  const clock = systemClock();
  const random = systemRandom();
  return {
    mail: chooseMail(config, db),
    pdf: config.PDF_EXPORT_URL ? httpPdf({ url: config.PDF_EXPORT_URL }) : threadPdf(),
    files: chooseFiles(config),
    places: config.MAPS_API_KEY ? mapsPlaces({ url: config.MAPS_URL, key: config.MAPS_API_KEY }) : tablePlaces(db),
    scheduling: chooseScheduling(config, db, clock),
    support: chooseSupport(config, db),
    analytics: config.POSTHOG_KEY
      ? posthogAnalytics({ url: config.POSTHOG_URL, key: config.POSTHOG_KEY }, clock, random, warn)
      : tableAnalytics(db, clock, warn),
    links: config.TRACKING_URL
      ? externalLinks({ trackingUrl: config.TRACKING_URL, secret: config.SECRET })
      : ownLinks({ baseUrl: config.BASE_URL, secret: config.SECRET }),
    webhooks: directWebhooks({ loopback: config.APP_MODE === 'demo' }),
    clock,
    random,
  };
}

function chooseMail({ SMTP_URL: url, MAIL_FROM: from, APP_MODE: mode }: Config, db: Database): Mail {
  if (!url || !from) return outboxMail(db);
  // A mail server on the same machine needs no TLS, because no network is between.
  const requireTls = mode === 'production' && !ownMachine.test(new URL(url).hostname);
  return smtpMail({ url, from, requireTls });
}

function chooseFiles(config: Config): Files {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return folderFiles(join(config.DATA_DIR, 'files'));
  return s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}

function chooseScheduling(config: Config, db: Database, clock: Clock): Scheduling {
  const { SCHEDULING_URL: url, SCHEDULING_WEBHOOK_SECRET: webhookSecret } = config;
  if (!url || !webhookSecret) return ownScheduling(db, clock);
  const isCalendly = /(^|\.)calendly\.com$/.test(new URL(url).hostname);
  return isCalendly
    ? calendlyScheduling(
        { url, webhookSecret, baseUrl: config.BASE_URL, phoneField: config.SCHEDULING_PHONE_FIELD },
        clock,
      )
    : calComScheduling({ url, webhookSecret }, clock);
}

function chooseSupport(config: Config, db: Database): Support {
  const { CRISP_WEBSITE_ID: websiteId, CRISP_TOKEN_ID: tokenId, CRISP_TOKEN_KEY: tokenKey } = config;
  if (!websiteId || !tokenId || !tokenKey) return inboxSupport(db);
  return crispSupport(db, { url: config.CRISP_URL, websiteId, tokenId, tokenKey });
}
