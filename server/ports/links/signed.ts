import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { type Links, type LinkToTrack, linkParameter } from './port.ts';
import { mayRedirectTo } from './redirect-target.ts';

const longestToken = 16_000;

const tokenContent = z.object({
  redirectUrl: z.string(),
  visitorId: z.string().optional(),
  options: z.object({ data: z.string().optional(), type: z.string().optional() }),
  signature: z.string(),
});

/**
 * Base64 of JSON {redirectUrl, visitorId, options {data, type}}, as a tracking service expects it. The signature is an
 * additional field: other readers of the format ignore it, and our own redirect refuses unsigned tokens.
 */
export function signedLinks(address: string, secret: string): Links {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vivier tracked links', 32));
  const sign = ({ url, visitorId, data, type }: LinkToTrack): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([url, visitorId ?? null, data ?? null, type ?? null]))
      .digest('base64url');

  return {
    wrap(link) {
      const { url, visitorId, data, type } = link;
      if (!url || !mayRedirectTo(url)) return null;
      if (type === 'visit_dev_profile' && visitorId !== undefined && visitorId === data) return url;
      const content = {
        redirectUrl: encodeURIComponent(url),
        visitorId,
        options: { data, type },
        signature: sign(link),
      };
      const tracked = new URL(address);
      tracked.searchParams.set(linkParameter, Buffer.from(JSON.stringify(content)).toString('base64'));
      return tracked.href;
    },

    open(token) {
      const content = decoded(token);
      if (!content) return undefined;
      const { link, signature } = content;
      const expected = Buffer.from(sign(link));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return mayRedirectTo(link.url) ? link : undefined;
    },
  };
}

function decoded(token: string): { link: LinkToTrack; signature: string } | undefined {
  if (typeof token !== 'string' || token.length > longestToken) return undefined;
  try {
    const content = tokenContent.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    const { redirectUrl, visitorId, options, signature } = content;
    return { link: { url: decodeURIComponent(redirectUrl), visitorId, ...options }, signature };
  } catch {
    return undefined;
  }
}
