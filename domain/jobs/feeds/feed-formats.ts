import { jobPosting, type PostedJob } from '../job-posting.ts';
import type { FeedFile } from './feed-address.ts';
import { indeedJob } from './indeed.ts';
import { linkedinJob } from './linkedin.ts';
import { elements } from './xml-elements.ts';

type Publisher = { name: string; url: string; at: Date };

type Format = {
  type: string;
  head: (publisher: Publisher) => string;
  job: (job: PostedJob) => string;
  between: string;
  tail: string;
};

const xml = 'application/xml; charset=utf-8';
const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n<source>';

/** How each format of a feed begins, writes an offer, and ends: a feed is sent piece by piece. */
export const feedFormats: Record<FeedFile, Format> = {
  'indeed.xml': {
    type: xml,
    head: ({ name, url, at }) =>
      xmlHead + elements({ publisher: name, publisherurl: url, lastBuildDate: at.toUTCString() }),
    job: indeedJob,
    between: '\n',
    tail: '</source>\n',
  },
  'linkedin.xml': {
    type: xml,
    head: ({ name, url, at }) =>
      xmlHead + elements({ lastBuildDate: at.toUTCString(), publisherUrl: url, publisher: name }),
    job: linkedinJob,
    between: '\n',
    tail: '</source>\n',
  },
  'jobs.json': {
    type: 'application/json; charset=utf-8',
    head: ({ name, url, at }) =>
      `${JSON.stringify({ publisher: name, publisherUrl: url, updatedAt: at.toISOString() }).slice(0, -1)},"jobs":[`,
    job: (job) => JSON.stringify(jobPosting(job)),
    between: ',\n',
    tail: ']}\n',
  },
};
